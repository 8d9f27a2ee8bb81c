// The prices of the synchronous endpoints: one line item each.
import { flatPrices, priceOfSpeech } from '@greenroom/contract/prices';
import { flat, type LineItem } from './quote.ts';

export interface ItemPrice {
  lineItems: LineItem[];
  total: number;
}

const single = (line: LineItem): ItemPrice => ({ lineItems: [line], total: line.credits });

export const priceCharacter = (): ItemPrice => single(flat('character', flatPrices.character));

export const priceFreeCharacter = (): ItemPrice => single(flat('character', 0));

export const priceVoice = (kind: 'cloned' | 'library'): ItemPrice =>
  single(flat('voice', kind === 'cloned' ? flatPrices.clonedVoice : flatPrices.libraryVoice));

export const priceFirstFrame = (): ItemPrice => single(flat('first_frame', flatPrices.firstFrame));

/** `characters` are Unicode code points. */
export const priceSpeech = (characters: number): ItemPrice => single(flat('tts', priceOfSpeech(characters)));
