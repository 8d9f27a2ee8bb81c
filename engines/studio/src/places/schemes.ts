// Colour schemes of places: walls with an accent that suits them and the woods, stones and leaves between the two.
import type { PlaceKind } from './plan.ts';

export type Scheme = readonly [wall: string, accent: string];

const schemes: Partial<Record<PlaceKind, readonly Scheme[]>> = {
  office: [
    ['#e9d9c0', '#2f7f78'],
    ['#bccab0', '#c4643c'],
    ['#e6cfbd', '#3f6f8f'],
    ['#4c7c7c', '#d9a441'],
    ['#d8c3a2', '#5f7f4a'],
    ['#c6d4da', '#cf7a45'],
  ],
  'home-office': [
    ['#e0d0b6', '#5f7a52'],
    ['#a9bda6', '#c97b4a'],
    ['#e3c9b4', '#4a6f86'],
    ['#5d7f7c', '#d8a04c'],
    ['#d9bfae', '#7a8a4e'],
  ],
  'meeting-room': [
    ['#dccdb6', '#2f6f7a'],
    ['#a9b8a6', '#c9773f'],
    ['#d9bfa6', '#4f6f52'],
    ['#557284', '#d9a04a'],
    ['#d6d9cc', '#b85f3f'],
  ],
  cafe: [
    ['#d8bd98', '#2f6a5c'],
    ['#647f6c', '#d08a46'],
    ['#c98f6a', '#3f6b6b'],
    ['#e4d2b4', '#b4532f'],
    ['#4c7074', '#e0a050'],
  ],
  restaurant: [
    ['#8a463c', '#d6a95c'],
    ['#456358', '#c98a4a'],
    ['#c0946a', '#6a2f38'],
    ['#355468', '#d99a5a'],
    ['#c7a57c', '#4f6a48'],
  ],
  bakery: [
    ['#efd9b4', '#b4622f'],
    ['#dfe0c6', '#c98a3a'],
    ['#e8c7a0', '#4f7a72'],
    ['#f0e2cc', '#9a4a3a'],
    ['#b8c8b8', '#c9773f'],
  ],
  kitchen: [
    ['#f0e2c8', '#3f8a7c'],
    ['#d6e0c4', '#d08046'],
    ['#c8dcdc', '#3f7fa0'],
    ['#c4dccb', '#4f8a5c'],
    ['#d0d8e4', '#c8703f'],
    ['#f1dac0', '#3f6fa0'],
    ['#e4c8b0', '#b85a48'],
    ['#e8e2cc', '#dca83c'],
  ],
  'living-room': [
    ['#e3cfb4', '#3f6f6a'],
    ['#b9c4a8', '#c4703f'],
    ['#d9b8a0', '#4f6f8a'],
    ['#6f8f88', '#d9a552'],
    ['#e8dcc2', '#a6533c'],
    ['#cdb48e', '#5c7a4c'],
  ],
  shop: [
    ['#eeddc4', '#c05f4a'],
    ['#d5dcc4', '#3f7a6c'],
    ['#e9cfc4', '#7a5a86'],
    ['#cfdde0', '#d08a3f'],
    ['#e3d0a8', '#3f6a8a'],
  ],
  'flower-shop': [
    ['#e9e0c8', '#d4628a'],
    ['#a9bf9f', '#e08a5a'],
    ['#efd8cc', '#7a9a5a'],
    ['#74968a', '#e6a0a8'],
    ['#e6d4b8', '#b0568a'],
  ],
  gym: [
    ['#3a4a60', '#e8743a'],
    ['#46545e', '#e0c23f'],
    ['#64463a', '#f0a13f'],
    ['#2f5a66', '#4fd0c0'],
    ['#4e4264', '#e8607a'],
    ['#c9bda6', '#d9552f'],
  ],
  clinic: [
    ['#aadcd0', '#2f8f86'],
    ['#f2dfb4', '#4f8fb4'],
    ['#c8e4b0', '#5f9a5a'],
    ['#bfe2c8', '#e0925a'],
    ['#f4d4b4', '#3f8a92'],
  ],
  pharmacy: [
    ['#d6ecda', '#2f9a62'],
    ['#eee4cc', '#3f8f7a'],
    ['#d0e8ea', '#3a8fa0'],
    ['#e6ecc8', '#6a9a3f'],
  ],
  salon: [
    ['#e8cfc8', '#a8566a'],
    ['#dcd4bc', '#6a7f5a'],
    ['#cadcd0', '#c47a5a'],
  ],
  classroom: [
    ['#f0dfb8', '#3f7a9a'],
    ['#cae0ca', '#d9743f'],
    ['#cfe2ea', '#d99a2f'],
    ['#f0d2bd', '#3f8a72'],
    ['#e6e0c0', '#b4503f'],
  ],
  library: [
    ['#b08458', '#2f5f4f'],
    ['#c9ab80', '#7a2f34'],
    ['#748668', '#c98f3f'],
    ['#96644c', '#3f6a7a'],
  ],
  workshop: [
    ['#c79a68', '#b8402f'],
    ['#8a9c86', '#e08a2f'],
    ['#b88a62', '#2f6f8a'],
    ['#6c828c', '#e0a93a'],
  ],
  studio: [
    ['#2f7f86', '#f0a860'],
    ['#d0704c', '#f2d0a0'],
    ['#56609a', '#f0a07a'],
    ['#d9c09a', '#3f7f78'],
    ['#4f8a66', '#f0c46a'],
    ['#b0586f', '#f2c9a6'],
    ['#8fb4c8', '#e08a5a'],
    ['#e6b84f', '#3f6f8f'],
    ['#7f5a8f', '#f0b48a'],
  ],
  podcast: [
    ['#3a4250', '#d08a4a'],
    ['#4a3f46', '#c4604a'],
    ['#3c4a48', '#4fa89a'],
  ],
  beach: [
    ['#f0d8a8', '#f2804f'],
    ['#d8ecea', '#22a6b0'],
    ['#f6e0b0', '#f2b62f'],
    ['#f2d6cc', '#e8607a'],
  ],
  garden: [
    ['#cfdcb8', '#e0607a'],
    ['#d8e0c0', '#f0a03f'],
    ['#d0d8cc', '#a868c0'],
    ['#e0dcc4', '#f2d06a'],
  ],
  street: [
    ['#d8b48a', '#2f7f78'],
    ['#c9a08a', '#c04f3a'],
    ['#e0cfae', '#3f6a9a'],
    ['#c0b494', '#d9943f'],
  ],
};

const plainSchemes: readonly Scheme[] = [
  ['#e6dccb', '#3f6b62'],
  ['#d3dccb', '#b8643e'],
  ['#e0cbb8', '#4a6a8f'],
  ['#c3c9b0', '#c4785c'],
  ['#cddadc', '#c9a24a'],
  ['#e0cdb0', '#7c4a5c'],
];

export const schemesOf = (kind: PlaceKind): readonly Scheme[] => schemes[kind] ?? plainSchemes;
