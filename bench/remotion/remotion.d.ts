// Types of the parts of Remotion that the composition uses; Remotion is not installed with the project.
declare module 'remotion' {
  import type { ComponentType, CSSProperties } from 'react';

  export function Composition<Props>(options: {
    id: string;
    component: ComponentType<Props>;
    calculateMetadata(asked: { props: Props }): {
      width: number;
      height: number;
      fps: number;
      durationInFrames: number;
    };
  }): null;
  export const Img: ComponentType<{ src: string; style: CSSProperties }>;
  export const Html5Audio: ComponentType<{ src: string }>;
  export function registerRoot(root: ComponentType): void;
  export function staticFile(name: string): string;
  export function useCurrentFrame(): number;
}
