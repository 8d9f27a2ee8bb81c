// Figures of speech that name a thing and do not mean it: "a piece of cake".
import { wholeWords } from './whole-words.ts';

/** Whole words, `*` is any ending, `_` is a space. */
const IDIOMS = wholeWords(
  `is_a_piece_of_cake was_a_piece_of_cake it's_a_piece_of_cake it’s_a_piece_of_cake icing_on_the_cake cherry_on_top cherry_on_the_cake since_sliced_bread our_bread_and_butter is_bread_and_butter than_a_coffee_a_day than_a_cup_of_coffee_a_day for_the_price_of_a_coffee
  music_to_your_ears rainy_day_fund for_a_rainy_day rain_or_shine apple_pay apple_watch apple_music apple_store apple_of_your_eye time_is_money out_of_pocket on_the_house in-house outside_the_home house_style
  roof_over_your_head roof_over_their_heads roof_over_our_heads
  couch_potato baby_steps the_keys_to_success the_keys_to_your_success level_playing_field park_and_ride fashion_your fits_the_bill fit_the_bill foot_the_bill
  cuesta_una_pasta cuestan_una_pasta vale_una_pasta por_una_pasta pasta_de_dientes pasta_de_dentes pasta_dental a_una_manzana a_dos_manzanas a_tres_manzanas a_pocas_manzanas las_llaves_del_éxito llueve_sobre_mojado
  que_un_café_al_día de_un_café_al_día que_um_café_por_dia qu['’]un_café_par_jour as_chaves_do_sucesso unterm_messer geld_spielt_keine_rolle zeit_ist_geld als_ein_kaffee_am_tag
  als_eine_tasse_kaffee_am_tag pomme_de_terre pommes_de_terre dans_les_pommes cerise_sur_le_gâteau c['’]est_de_l['’]argent en_argent les_clés_du_succès le_chiavi_del_successo`,
  '',
  'gu',
);

/** The text with other letters for those of figures of speech, as long as before. @param text in lower case */
export const withoutIdioms = (text: string): string => text.replace(IDIOMS, (idiom) => idiom.replace(/\S/g, '_'));
