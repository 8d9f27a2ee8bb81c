// Every kind of place and what builds it.
import type { Build } from '../kit/build.ts';
import type { PlaceKind } from '../plan.ts';
import * as home from './home.ts';
import * as nature from './nature.ts';
import * as show from './show.ts';
import * as town from './town.ts';
import * as trade from './trade.ts';
import * as work from './work.ts';

const kinds: Record<PlaceKind, (build: Build) => void> = {
  office: work.office,
  'home-office': work.homeOffice,
  'meeting-room': work.meetingRoom,
  lobby: work.lobby,
  clinic: work.clinic,
  library: work.library,
  classroom: work.classroom,
  workshop: work.workshop,
  warehouse: work.warehouse,
  gallery: work.gallery,
  kitchen: home.kitchen,
  'living-room': home.livingRoom,
  bedroom: home.bedroom,
  cabin: home.cabin,
  cafe: trade.cafe,
  bakery: trade.bakery,
  restaurant: trade.restaurant,
  bar: trade.bar,
  shop: trade.shop,
  salon: trade.salon,
  gym: trade.gym,
  greenhouse: trade.greenhouse,
  studio: show.studio,
  podcast: show.podcast,
  stage: show.stage,
  street: town.street,
  market: town.market,
  rooftop: town.rooftop,
  garden: nature.garden,
  meadow: nature.meadow,
  forest: nature.forest,
  lake: nature.lake,
  mountains: nature.mountains,
  beach: nature.beach,
  pool: town.pool,
  desert: nature.desert,
  abstract: show.abstract,
};

/** Sets everything that belongs to the kind into the build's world. */
export const drawKind = (kind: PlaceKind, build: Build): void => kinds[kind](build);
