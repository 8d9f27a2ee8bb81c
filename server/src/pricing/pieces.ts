// The prices of what is ordered piece by piece at the synchronous endpoints: one line each.
import { flat, type LineItem, priceTts } from './quote.ts';
import { FLAT_CREDITS } from './rates.ts';

export interface PiecePrice {
  lineItems: LineItem[];
  total: number;
}

const piece = (line: LineItem): PiecePrice => ({ lineItems: [line], total: line.credits });

export const priceCharacter = (): PiecePrice => piece(flat('character', FLAT_CREDITS.character));

export const priceVoice = (kind: 'cloned' | 'library'): PiecePrice =>
  piece(flat('voice', kind === 'cloned' ? FLAT_CREDITS.clonedVoice : FLAT_CREDITS.libraryVoice));

export const priceFirstFrame = (): PiecePrice => piece(flat('first_frame', FLAT_CREDITS.firstFrame));

/** `characters` are Unicode code points. */
export const priceSpeech = (characters: number): PiecePrice => piece(flat('tts', priceTts(characters)));
