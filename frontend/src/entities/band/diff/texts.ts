import type { BandField } from '#shared/domain/band-diff.ts'

export const messages = {
  fields: {
    name: 'Name',
    genre: 'Genre',
    country: 'Land',
    city: 'Stadt',
    formedYear: 'Gründungsjahr',
    description: 'Beschreibung',
    website: 'Website',
    socialMediaUrl: 'Social Media',
    spotifyUrl: 'Spotify',
    youtubeUrl: 'YouTube',
    socialLinks: 'Links',
    members: 'Mitglieder',
    releases: 'Veröffentlichungen',
    isNewcomer: 'Newcomer',
  } satisfies Record<BandField, string>,
  before: 'vorher:',
  after: 'neu:',
  removed: 'entfernt:',
  added: 'hinzugefügt:',
  reordered: 'Nur die Reihenfolge ist anders.',
  empty: 'leer',
  yes: 'ja',
  no: 'nein',
} as const
