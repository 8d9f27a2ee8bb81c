// Ids and URLs for the examples of the OpenAPI document.

export const samples = {
  character: '0199e2a4-7c1e-7b3a-9d56-3f0c8a1b2c3d',
  asset: '0199e2a5-0d42-7f10-8a7b-6e5d4c3b2a19',
  voice: 'voc_4x7q2mzn5hkd6wv3ratbj2cy',
  workflow: 'partner_thv_0199e2a61b5c7d3e8f90a1b2c3d4e5f6',
  sheetUrl: 'https://media.example.com/assets/5f0d6c1e9a7b4832bd1c0e9f8a7b6c5d.png',
  frameUrl: 'https://media.example.com/assets/7a1b2c3d4e5f60718293a4b5c6d7e8f9.png',
  audioUrl: 'https://media.example.com/assets/9c8b7a6f5e4d3c2b1a0f9e8d7c6b5a49.mp3',
  videoUrl: 'https://media.example.com/assets/1d2e3f405162738495a6b7c8d9e0f1a2.mp4',
  time: '2026-11-20T09:30:00.000Z',
  later: '2026-11-20T09:30:41.000Z',
} as const;
