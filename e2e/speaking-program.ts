// A program for SPEECH_COMMAND in tests: it reads a text from its standard input and writes a WAV, as long as its words.
import { readFileSync, writeFileSync } from 'node:fs';
import { tone } from './fixtures.ts';

const WORD_SECONDS = 0.3;

const words = readFileSync(0, 'utf8').split(/\s+/).filter(Boolean);
writeFileSync(process.argv[2]!, tone(words.length * WORD_SECONDS));
