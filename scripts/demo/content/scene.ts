import type { BadgeType } from '#shared/domain/badges.ts'
import type { Genre, SceneRole } from '#shared/domain/options.ts'
import type { Handle } from './members.ts'

/** Roles in the scene, favourite genres and earned badges of a member. */
interface Scene {
  readonly roles: readonly SceneRole[]
  readonly genres: readonly Genre[]
  readonly badges?: readonly BadgeType[]
}

export const scene: Readonly<Record<Handle, Scene>> = {
  walkuere_77: {
    roles: ['fan', 'organizer'],
    genres: ['Heavy Metal', 'Thrash Metal', 'Melodic Death Metal'],
    badges: ['first_roar', 'first_concert_submit', 'concert_scout'],
  },
  grabwaerter: {
    roles: ['organizer', 'fan'],
    genres: ['Doom Metal', 'Death Metal'],
    badges: [
      'first_roar',
      'first_concert_submit',
      'concert_contributor',
      'concert_scout',
      'concert_guru',
    ],
  },
  baerbel_blastbeat: {
    roles: ['band'],
    genres: ['Thrash Metal', 'Death Metal', 'Heavy Metal'],
    badges: ['first_roar', 'first_concert_submit'],
  },
  nebelkraehe: { roles: ['fan'], genres: ['Black Metal', 'Doom Metal'], badges: ['first_roar'] },
  roehre_el34: { roles: ['tech'], genres: ['Doom Metal', 'Heavy Metal'], badges: ['first_roar'] },
  kuttenkalle: {
    roles: ['fan'],
    genres: ['Thrash Metal', 'Heavy Metal'],
    badges: ['first_roar', 'first_concert_submit', 'concert_contributor'],
  },
  moorhexe: { roles: ['fan'], genres: ['Doom Metal'], badges: ['first_roar'] },
  dosenravioli: { roles: ['fan'], genres: ['Metalcore', 'Folk Metal'], badges: ['first_roar'] },
  tante_trveheit: { roles: ['fan'], genres: ['Black Metal'], badges: ['first_roar'] },
  doppelfuss: { roles: ['band', 'fan'], genres: ['Death Metal', 'Deathcore'] },
  schlachtplatte: {
    roles: ['fan', 'band'],
    genres: ['Death Metal', 'Hardcore'],
    badges: ['first_roar'],
  },
  eisenmorgen: {
    roles: ['band'],
    genres: ['Heavy Metal', 'Power Metal'],
    badges: ['first_roar', 'first_concert_submit', 'concert_contributor', 'concert_scout'],
  },
  krachpost: {
    roles: ['fan', 'organizer'],
    genres: ['Hardcore', 'Thrash Metal', 'Black Metal'],
    badges: ['first_roar', 'concert_scout'],
  },
  keller_13: {
    roles: ['organizer', 'tech'],
    genres: ['Hardcore', 'Death Metal', 'Doom Metal'],
    badges: ['first_roar', 'first_concert_submit', 'concert_contributor', 'concert_guru'],
  },
  stromgitarrenopa: {
    roles: ['fan', 'band'],
    genres: ['Heavy Metal', 'Progressive Metal'],
    badges: ['first_roar'],
  },
  frl_fuzz: { roles: ['band', 'tech'], genres: ['Doom Metal', 'Progressive Metal'] },
  lokfuehrer_lars: { roles: ['fan'], genres: ['Power Metal'], badges: ['first_roar'] },
  nele_neu: { roles: ['fan'], genres: ['Symphonic Metal'], badges: ['first_roar'] },
  merchmaxe: { roles: ['organizer'], genres: ['Metalcore', 'Heavy Metal'] },
  kaltmamsell: {
    roles: ['band'],
    genres: ['Folk Metal', 'Symphonic Metal'],
    badges: ['first_roar'],
  },
  donnerdistel: { roles: ['fan', 'organizer'], genres: ['Folk Metal'], badges: ['first_roar'] },
  gitti_growl: {
    roles: ['fan', 'band', 'tech', 'organizer'],
    genres: ['Death Metal'],
    badges: ['first_roar'],
  },
  pultheld: { roles: ['tech'], genres: ['Doom Metal'], badges: ['first_roar'] },
  hallenheike: { roles: ['organizer'], genres: [] },
  schmiedefeuer: {
    roles: ['band', 'fan', 'organizer'],
    genres: ['Heavy Metal'],
    badges: ['first_roar'],
  },
  leiser_lutz: { roles: ['fan'], genres: ['Symphonic Metal', 'Heavy Metal'] },
}
