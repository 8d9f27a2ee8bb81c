// The weights of a logistic regression from sound features to visemes.
import type { Viseme } from '../visemes.ts';

/**
 * Multinomial logistic regression, trained on twelve minutes of the studio's own speech (seven voices, four languages,
 * with and without noise) whose phones are known. On held-out voices, the mouth opening smoothed over 90 ms correlates
 * by 0.82 to 0.86 with that of the true phones. Each row: the coefficients of `featuresOf` in order, the level relative
 * to loud speech in units of 12 dB, and a constant. That of MBP is raised by 0.4: open lips on an M are more noticeable
 * than closed lips on an N.
 */
export const VISEME_WEIGHTS = {
  rest: [-2.21, 0.93, -0.34, -0.26, 0.09, -0.13, -0.31, 0.11, -0.14, -0.13, -0.1, -0.12, 0.03, -1.28, -2.07],
  MBP: [-0.72, 0.73, -0.22, -0.02, 0.49, 0.72, 0.44, 0.46, -0.38, -0.32, 0.18, 0.09, -0.13, -0.74, 0.45],
  FV: [0.43, -1.15, -0.07, -0.24, 0.91, 0.56, 0.25, -0.48, -0.17, 0.18, 0.12, 0.2, 0.13, -0.72, -0.05],
  LDN: [-0.12, -0.0, 0.5, 0.16, -0.15, 0.4, -0.02, 0.2, -0.13, -0.04, -0.15, -0.0, 0.33, -0.54, 1.42],
  SZ: [-0.21, -2.93, 1.41, -0.92, 0.35, 0.72, -0.23, -0.43, 0.74, 0.21, -0.16, 0.01, 0.32, 1.15, -0.12],
  CHSH: [-0.59, -2.62, 0.03, 1.59, 0.29, -0.19, 0.43, -0.23, 0.02, 0.29, 0.01, -0.05, 0.22, 0.4, -0.11],
  EE: [1.05, -0.18, 0.12, 2.04, -0.32, -0.3, 0.08, 0.0, -0.27, 0.07, -0.09, 0.13, -0.31, 0.01, -0.07],
  EH: [0.88, 0.02, -0.58, 0.71, -0.85, -0.99, -0.27, 0.35, 0.75, 0.31, 0.3, -0.07, 0.07, 0.58, -0.23],
  AA: [0.27, 0.9, -0.97, -1.17, -0.31, 0.01, 0.67, 0.38, 0.32, 0.09, 0.1, -0.23, 0.04, 0.16, -0.16],
  AH: [0.53, 1.5, -0.43, -0.78, 0.56, 0.08, -0.35, -0.05, 0.03, 0.16, 0.05, 0.26, 0.13, -0.45, 0.32],
  OH: [0.33, 1.06, 0.09, -0.89, -0.92, -0.73, -0.23, -0.18, -0.23, -0.28, -0.05, -0.01, -0.41, 0.98, 0.49],
  OO: [0.36, 1.73, 0.45, -0.21, -0.14, -0.14, -0.46, -0.13, -0.55, -0.54, -0.21, -0.2, -0.45, 0.44, 0.54],
} as const satisfies Partial<Record<Viseme, readonly number[]>>;
