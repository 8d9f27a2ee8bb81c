// Finds the faces of a picture and their 478 landmarks. Heavy (0.5 s, 240 MB): only inside a child process.
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

/** One face. Landmarks are numbered as in MediaPipe Face Mesh, in pixels of the picture. */
export interface FoundFace {
  landmarks: readonly Point[];
  /** 0 to 1. */
  confidence: number;
  /** Radians, as the detector estimates them: turned to the side, bowed, tilted. */
  turn: { yaw: number; pitch: number; roll: number };
}

/** What we use of @vladmandic/human, whose own declarations pull in a browser. */
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
  // The package exports no build on wasm for Node by name, so it is asked for by its path.
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

/** The models lie in the package; the loader asks for them with `fetch`, which knows no file addresses. */
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

/** Width of a face from ear to ear, in pixels. */
export const faceWidth = ({ landmarks }: FoundFace): number =>
  Math.hypot(landmarks[454]!.x - landmarks[234]!.x, landmarks[454]!.y - landmarks[234]!.y);

/**
 * Every face found, the largest first. Small faces are looked for again in parts of the picture, and each face is then
 * looked at once more, upright and enlarged: the detector answers in whole pixels, too coarse for lips.
 */
export const findFaces = async (picture: Raster): Promise<FoundFace[]> => {
  const canvas = canvasOf(picture);
  const whole = await detectIn(canvas, { left: 0, top: 0, width: picture.width, height: picture.height });
  const found = whole.length > 0 ? whole : await searchParts(canvas);
  found.sort((a, b) => faceWidth(b) - faceWidth(a));
  const distinct = found.filter((face, i) => found.slice(0, i).every((larger) => !overlap(larger, face)));
  const closer: FoundFace[] = [];
  for (const face of distinct) {
    closer.push(await lookCloser(canvas, face));
  }
  const surest = Math.max(...closer.map(({ confidence }) => confidence));
  return closer.filter(({ confidence }) => confidence >= DOUBTFUL * surest);
};

/** What looks less like a face than this part of another is folds, leaves or a pattern. */
const DOUBTFUL = 0.6;

/** What the detector sees of a part, on its longer side: it makes everything small itself, and large pictures cost memory. */
const SEEN_PX = 1024;

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Faces in a part of the picture, in pixels of the whole. */
const detectIn = async (picture: Canvas, { left, top, width, height }: Part): Promise<FoundFace[]> => {
  const scale = Math.min(1, SEEN_PX / Math.max(width, height));
  const [w, h] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const part = createCanvas(w, h);
  const pen = part.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, left, top, width, height, 0, 0, w, h);
  const faces = await detect({ width: w, height: h, rgba: pen.getImageData(0, 0, w, h).data });
  return faces.map((face) => ({
    ...face,
    landmarks: face.landmarks.map(({ x, y }) => ({ x: left + (x * width) / w, y: top + (y * height) / h })),
  }));
};

const noseOf = ({ landmarks }: FoundFace): Point => landmarks[4]!;

/** Windows overlap, so the same face may be found twice. */
const overlap = (larger: FoundFace, face: FoundFace): boolean =>
  Math.hypot(noseOf(larger).x - noseOf(face).x, noseOf(larger).y - noseOf(face).y) < faceWidth(larger) * 0.5;

const CLOSER_PX = 640;

/** The face looked at once more where it was found, upright and enlarged; answered as it is where none is seen there. */
export const lookCloser = async (picture: Canvas, face: FoundFace): Promise<FoundFace> => {
  const [left, right] = [face.landmarks[33]!, face.landmarks[263]!];
  const tilt = Math.atan2(right.y - left.y, right.x - left.x);
  const scale = CLOSER_PX / (faceWidth(face) * 2.4);
  const centre = face.landmarks[168]!;
  const close = createCanvas(CLOSER_PX, CLOSER_PX);
  const pen = close.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.translate(CLOSER_PX / 2, CLOSER_PX / 2);
  pen.rotate(-tilt);
  pen.scale(scale, scale);
  pen.drawImage(picture, -centre.x, -centre.y);
  const rgba = pen.getImageData(0, 0, CLOSER_PX, CLOSER_PX).data;
  const seen = await detect({ width: CLOSER_PX, height: CLOSER_PX, rgba });
  // A neighbour's face may lie in the picture too; ours is in its middle and of known size.
  const again = seen.find((each) => {
    const size = faceWidth(each) / (scale * faceWidth(face));
    return Math.abs(each.landmarks[168]!.x - CLOSER_PX / 2) < CLOSER_PX / 6 && size > 0.7 && size < 1.4;
  });
  if (again === undefined) {
    return face;
  }
  const [cos, sin] = [Math.cos(tilt) / scale, Math.sin(tilt) / scale];
  return {
    ...again,
    turn: { ...again.turn, roll: again.turn.roll + tilt },
    // The detector cuts off fractions: half a pixel is what that takes away on average.
    landmarks: again.landmarks.map(({ x, y }) => {
      const [u, v] = [x + 0.5 - CLOSER_PX / 2, y + 0.5 - CLOSER_PX / 2];
      return { x: centre.x + u * cos - v * sin, y: centre.y + u * sin + v * cos };
    }),
  };
};

/** Overlapping windows, first four large ones, then nine and sixteen small ones; the first size that shows a face decides. */
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

/** Where windows of this size begin along a side, evenly spread; one is enough for a side no longer than itself. */
const starts = (length: number, size: number, count: number): number[] =>
  length <= size ? [0] : Array.from({ length: count }, (_, i) => Math.round((i * (length - size)) / (count - 1)));
