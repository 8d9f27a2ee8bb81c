// The prices of what is ordered piece by piece at the synchronous endpoints: one line each.
import { flatPrices } from '@greenroom/contract/prices';
import { flat, type LineItem, priceTts } from './quote.ts';

export interface PiecePrice {
  lineItems: LineItem[];
  total: number;
}

const piece = (line: LineItem): PiecePrice => ({ lineItems: [line], total: line.credits });

export const priceCharacter = (): PiecePrice => piece(flat('character', flatPrices.character));

export const priceVoice = (kind: 'cloned' | 'library'): PiecePrice =>
  piece(flat('voice', kind === 'cloned' ? flatPrices.clonedVoice : flatPrices.libraryVoice));

export const priceFirstFrame = (): PiecePrice => piece(flat('first_frame', flatPrices.firstFrame));

/** `characters` are Unicode code points. */
export const priceSpeech = (characters: number): PiecePrice => piece(flat('tts', priceTts(characters)));
