// Finds the faces in a picture and their 478 landmarks. Heavy (0.5 s, 240 MB): only for task processes.
import { readFile } from 'node:fs/promises';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { canvasOf, type Raster } from './raster.ts';

export interface Point {
  x: number;
  y: number;
}

/** One face. Landmarks are indexed as in MediaPipe Face Mesh, in pixels of the picture. */
export interface FoundFace {
  landmarks: readonly Point[];
  /** 0 to 1. */
  confidence: number;
  /** Radians, as estimated by the detector. */
  turn: { yaw: number; pitch: number; roll: number };
}

/** The part of @vladmandic/human that the studio uses; its own declarations require a browser's. */
interface Detector {
  tf: {
    setBackend(name: string): Promise<boolean>;
    ready(): Promise<void>;
    tensor3d(values: Int32Array, shape: [number, number, number], type: 'int32'): { dispose(): void };
  };
  load(): Promise<void>;
  detect(input: unknown): Promise<{
    face: readonly {
      meshRaw: readonly (readonly [number, number, number])[];
      score: number;
      rotation: { angle: { yaw: number; pitch: number; roll: number } } | null;
    }[];
  }>;
}

const require = createRequire(import.meta.url);

const folderOf = (name: string): string => dirname(findPackageJSON(name, import.meta.url) ?? name);

const openDetector = async (): Promise<Detector> => {
  const wasmPath = join(folderOf('@tensorflow/tfjs-backend-wasm'), 'dist/');
  // The package does not export its WASM build for Node, so it is loaded by path.
  const build = join(folderOf('@vladmandic/human'), 'dist/human.node-wasm.js');
  const { Human } = require(build) as { Human: new (config: unknown) => Detector };
  readModelsFromDisk();
  const detector = new Human({
    backend: 'wasm',
    wasmPath,
    modelBasePath: `${pathToFileURL(join(dirname(build), '../models')).href}/`,
    debug: false,
    async: false,
    cacheSensitivity: 0,
    filter: { enabled: false },
    gesture: { enabled: false },
    body: { enabled: false },
    hand: { enabled: false },
    object: { enabled: false },
    segmentation: { enabled: false },
    face: {
      enabled: true,
      detector: { rotation: true, maxDetected: 4, minConfidence: 0.25, minSize: 20, return: false },
      mesh: { enabled: true },
      iris: { enabled: true },
      attention: { enabled: false },
      emotion: { enabled: false },
      description: { enabled: false },
      antispoof: { enabled: false },
      liveness: { enabled: false },
    },
  });
  await detector.tf.setBackend('wasm');
  await detector.tf.ready();
  await detector.load();
  return detector;
};

/** The models are in the package; the loader uses `fetch`, which does not support file URLs. */
const readModelsFromDisk = (): void => {
  const online = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = String(input);
    return address.startsWith('file:')
      ? new Response(await readFile(fileURLToPath(address)), { status: 200 })
      : online(input, init);
  };
};

let opened: Promise<Detector> | undefined;

const detect = async ({ width, height, rgba }: Raster): Promise<FoundFace[]> => {
  opened ??= openDetector();
  const detector = await opened;
  const rgb = new Int32Array(width * height * 3);
  for (let i = 0, k = 0; i < rgba.length; i += 4) {
    rgb[k++] = rgba[i]!;
    rgb[k++] = rgba[i + 1]!;
    rgb[k++] = rgba[i + 2]!;
  }
  const tensor = detector.tf.tensor3d(rgb, [height, width, 3], 'int32');
  try {
    const { face } = await detector.detect(tensor);
    return face
      .filter(({ meshRaw }) => meshRaw.length >= 478)
      .map(({ meshRaw, score, rotation }) => ({
        landmarks: meshRaw.map(([x, y]) => ({ x: x * width, y: y * height })),
        confidence: score,
        turn: rotation?.angle ?? { yaw: 0, pitch: 0, roll: 0 },
      }));
  } finally {
    tensor.dispose();
  }
};

/** Returns the width of a face from ear to ear, in pixels. */
export const faceWidth = ({ landmarks }: FoundFace): number =>
  Math.hypot(landmarks[454]!.x - landmarks[234]!.x, landmarks[454]!.y - landmarks[234]!.y);

/**
 * Returns every face, the largest first. Small faces are searched in parts of the picture, and each face is detected
 * again upright and enlarged: the detector returns whole pixels, too coarse for lips.
 */
export const findFaces = async (picture: Raster): Promise<FoundFace[]> => {
  const canvas = canvasOf(picture);
  const whole = await detectIn(canvas, { left: 0, top: 0, width: picture.width, height: picture.height });
  const found = whole.length > 0 ? whole : await searchParts(canvas);
  found.sort((a, b) => faceWidth(b) - faceWidth(a));
  const distinct = found.filter((face, i) => found.slice(0, i).every((larger) => !overlap(larger, face)));
  const refined: FoundFace[] = [];
  for (const face of distinct) {
    refined.push(await refineFace(canvas, face));
  }
  const bestConfidence = Math.max(...refined.map(({ confidence }) => confidence));
  return refined.filter(({ confidence }) => confidence >= MIN_RELATIVE_CONFIDENCE * bestConfidence);
};

/** Detections below this fraction of the best confidence are folds, leaves or patterns. */
const MIN_RELATIVE_CONFIDENCE = 0.6;

/** Maximum size of the detector's input: it scales down anyway, and large pictures cost memory. */
const INPUT_PX = 1024;

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the faces in a part of the picture, in pixels of the whole. */
const detectIn = async (picture: Canvas, { left, top, width, height }: Part): Promise<FoundFace[]> => {
  const scale = Math.min(1, INPUT_PX / Math.max(width, height));
  const [w, h] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const part = createCanvas(w, h);
  const context = part.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height, 0, 0, w, h);
  const faces = await detect({ width: w, height: h, rgba: context.getImageData(0, 0, w, h).data });
  return faces.map((face) => ({
    ...face,
    landmarks: face.landmarks.map(({ x, y }) => ({ x: left + (x * width) / w, y: top + (y * height) / h })),
  }));
};

const noseOf = ({ landmarks }: FoundFace): Point => landmarks[4]!;

/** Windows overlap, so the same face may be found twice. */
const overlap = (larger: FoundFace, face: FoundFace): boolean =>
  Math.hypot(noseOf(larger).x - noseOf(face).x, noseOf(larger).y - noseOf(face).y) < faceWidth(larger) * 0.5;

const REFINED_PX = 640;

/** Detects a face again, upright and enlarged; returns it unchanged if it is not found again. */
export const refineFace = async (picture: Canvas, face: FoundFace): Promise<FoundFace> => {
  const [left, right] = [face.landmarks[33]!, face.landmarks[263]!];
  const tilt = Math.atan2(right.y - left.y, right.x - left.x);
  const scale = REFINED_PX / (faceWidth(face) * 2.4);
  const centre = face.landmarks[168]!;
  const close = createCanvas(REFINED_PX, REFINED_PX);
  const context = close.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.translate(REFINED_PX / 2, REFINED_PX / 2);
  context.rotate(-tilt);
  context.scale(scale, scale);
  context.drawImage(picture, -centre.x, -centre.y);
  const rgba = context.getImageData(0, 0, REFINED_PX, REFINED_PX).data;
  const faces = await detect({ width: REFINED_PX, height: REFINED_PX, rgba });
  // Another face may be in the picture; this one is in its middle and of known size.
  const match = faces.find((each) => {
    const size = faceWidth(each) / (scale * faceWidth(face));
    return Math.abs(each.landmarks[168]!.x - REFINED_PX / 2) < REFINED_PX / 6 && size > 0.7 && size < 1.4;
  });
  if (match === undefined) {
    return face;
  }
  const [cos, sin] = [Math.cos(tilt) / scale, Math.sin(tilt) / scale];
  return {
    ...match,
    turn: { ...match.turn, roll: match.turn.roll + tilt },
    // The detector truncates fractions, which costs half a pixel on average.
    landmarks: match.landmarks.map(({ x, y }) => {
      const [u, v] = [x + 0.5 - REFINED_PX / 2, y + 0.5 - REFINED_PX / 2];
      return { x: centre.x + u * cos - v * sin, y: centre.y + u * sin + v * cos };
    }),
  };
};

/**
 * Searches overlapping windows: four large ones, then nine and sixteen smaller ones; the first size with a face
 * decides.
 */
const searchParts = async (picture: Canvas): Promise<FoundFace[]> => {
  for (const [count, part] of [
    [2, 0.6],
    [3, 0.42],
    [4, 0.3],
  ] as const) {
    const found: FoundFace[] = [];
    const size = Math.round(Math.max(picture.width, picture.height) * part);
    const [width, height] = [Math.min(size, picture.width), Math.min(size, picture.height)];
    for (const top of starts(picture.height, size, count)) {
      for (const left of starts(picture.width, size, count)) {
        found.push(...(await detectIn(picture, { left, top, width, height })));
      }
    }
    if (found.length > 0) {
      return found;
    }
  }
  return [];
};

/** Evenly spread start positions of windows along a side; one if the side is no longer than a window. */
const starts = (length: number, size: number, count: number): number[] =>
  length <= size ? [0] : Array.from({ length: count }, (_, i) => Math.round((i * (length - size)) / (count - 1)));
