/** Option lists in the order in which forms show them. */
export const GENRES = [
  'Metalcore',
  'Deathcore',
  'Hardcore',
  'Death Metal',
  'Black Metal',
  'Thrash Metal',
  'Heavy Metal',
  'Power Metal',
  'Progressive Metal',
  'Doom Metal',
  'Melodic Death Metal',
  'Symphonic Metal',
  'Folk Metal',
] as const
export type Genre = (typeof GENRES)[number]

export const CONCERT_FREQUENCIES = [
  'Mehrmals im Monat',
  'Einmal im Monat',
  'Alle paar Monate',
  'Ein paar Mal im Jahr',
  'Einmal im Jahr',
  'Seltener',
] as const

export const METAL_EXPERIENCES = [
  'Neu in der Metal-Szene',
  'Ein paar Jahre dabei',
  'Langjähriger Fan',
  'Metal ist mein Leben',
  'Bin selbst Musiker',
] as const

/** What a member is in the scene; carries no permission (docs/product/onboarding.md#roles-of-the-scene). */
export const SCENE_ROLES = ['fan', 'band', 'tech', 'organizer'] as const
export type SceneRole = (typeof SCENE_ROLES)[number]

export const SCENE_ROLE_LABELS: Readonly<Record<SceneRole, string>> = {
  fan: 'Fan',
  band: 'Band',
  tech: 'Technik',
  organizer: 'Veranstaltung',
}
