// The builder of every kind of place.
import type { SceneBuild } from '../kit/build.ts';
import { leavesNear } from '../kit/near.ts';
import type { PlaceKind } from '../plan.ts';
import { atelier } from './atelier.ts';
import { bathroom } from './bathroom.ts';
import * as beach from './beach.ts';
import * as care from './care.ts';
import * as construction from './construction.ts';
import * as country from './country.ts';
import { danceStudio } from './dance-studio.ts';
import * as family from './family.ts';
import * as food from './food.ts';
import * as gathering from './gathering.ts';
import * as hearth from './hearth.ts';
import * as home from './home.ts';
import { hospital } from './hospital.ts';
import { house } from './house.ts';
import { kindergarten } from './kindergarten.ts';
import * as learning from './learning.ts';
import * as nature from './nature.ts';
import { optician } from './optician.ts';
import { perfumery } from './perfumery.ts';
import { petShop } from './pet-shop.ts';
import { plantation } from './plantation.ts';
import { pub } from './pub.ts';
import { runningTrack } from './running-track.ts';
import * as service from './service.ts';
import * as show from './show.ts';
import * as sport from './sport.ts';
import { sportsHall } from './sports-hall.ts';
import * as stores from './stores.ts';
import * as street from './street.ts';
import { teaRoom } from './tea-room.ts';
import * as town from './town.ts';
import * as trade from './trade.ts';
import * as travel from './travel.ts';
import * as treats from './treats.ts';
import * as work from './work.ts';
import * as worship from './worship.ts';
import { yogaStudio } from './yoga.ts';

const kinds: Record<PlaceKind, (build: SceneBuild) => void> = {
  office: work.office,
  'home-office': work.homeOffice,
  'meeting-room': work.meetingRoom,
  lobby: work.lobby,
  clinic: care.clinic,
  hospital,
  'dental-practice': care.dentalPractice,
  pharmacy: care.pharmacy,
  library: learning.library,
  classroom: learning.classroom,
  'school-corridor': learning.schoolCorridor,
  workshop: work.workshop,
  atelier,
  warehouse: work.warehouse,
  gallery: work.gallery,
  kitchen: family.kitchen,
  'living-room': family.livingRoom,
  bedroom: home.bedroom,
  bathroom,
  cabin: home.cabin,
  cafe: food.cafe,
  'tea-room': teaRoom,
  bakery: food.bakery,
  patisserie: treats.patisserie,
  restaurant: food.restaurant,
  bar: food.bar,
  pub,
  shop: trade.shop,
  grocery: stores.grocery,
  'cheese-shop': treats.cheeseShop,
  perfumery,
  'hardware-store': stores.hardwareStore,
  'pet-shop': petShop,
  optician,
  'flower-shop': trade.flowerShop,
  salon: trade.salon,
  gym: trade.gym,
  'sports-hall': sportsHall,
  'yoga-studio': yogaStudio,
  'dance-studio': danceStudio,
  greenhouse: trade.greenhouse,
  studio: show.studio,
  podcast: show.podcast,
  stage: show.stage,
  street: street.street,
  house,
  market: town.market,
  rooftop: town.rooftop,
  'construction-site': construction.constructionSite,
  garden: nature.garden,
  meadow: nature.meadow,
  forest: nature.forest,
  lake: nature.lake,
  mountains: nature.mountains,
  beach: beach.beach,
  pool: town.pool,
  desert: nature.desert,
  farm: (build) => (build.random.chance(0.5) ? country.ranch : plantation)(build),
  ranch: country.ranch,
  plantation,
  vineyard: country.vineyard,
  harbour: travel.harbour,
  'basketball-court': sport.basketballCourt,
  'tennis-court': sport.tennisCourt,
  stadium: sport.stadium,
  'running-track': runningTrack,
  'skate-park': sport.skatePark,
  playground: sport.playground,
  'gas-station': travel.gasStation,
  'train-station': travel.trainStation,
  airport: travel.airport,
  pizzeria: hearth.pizzeria,
  roastery: hearth.roastery,
  'beach-bar': hearth.beachBar,
  'recording-studio': service.recordingStudio,
  barbershop: service.barbershop,
  'tattoo-studio': service.tattooStudio,
  laundromat: service.laundromat,
  museum: gathering.museum,
  'wedding-hall': gathering.weddingHall,
  church: worship.church,
  mosque: worship.mosque,
  kindergarten,
  abstract: show.abstract,
};

/** Adds everything of a kind of place to the build's world. */
export const buildKind = (kind: PlaceKind, build: SceneBuild): void => {
  // A plan of a later version may name a kind that this one does not know.
  (kinds[kind] ?? show.abstract)(build);
  leavesNear(build);
};
