import type { Band, BandCard } from '#shared/api/bands.ts'
import { messages } from '../texts.ts'

export interface WebLink {
  readonly label: string
  readonly href: string
}

/** Stored addresses may come from an import: only web addresses become links. */
export const webAddress = (url: string | null): string | undefined => {
  const parsed = url === null ? null : URL.parse(url)
  return parsed && ['http:', 'https:'].includes(parsed.protocol) ? parsed.href : undefined
}

const linkOf = (label: string, url: string | null): WebLink[] => {
  const href = webAddress(url)
  return href === undefined ? [] : [{ label, href }]
}

const unique = (links: readonly WebLink[]): readonly WebLink[] => [
  ...new Map(links.map((link) => [link.href, link])).values(),
]

/** The name of the network in an address, such as 'Instagram' for www.instagram.com. */
const networkOf = (url: string | null): string => {
  const host = url === null ? undefined : URL.parse(url)?.hostname
  const [name = ''] = (host ?? '').replace(/^(www|m|de-de)\./, '').split('.')
  const known: Partial<Record<string, string>> = {
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
    bandcamp: 'Bandcamp',
    tiktok: 'TikTok',
    spotify: 'Spotify',
  }
  return known[name] ?? messages.socialMedia
}

export const listSocialLinks = (band: BandCard): readonly WebLink[] =>
  unique([
    ...linkOf(networkOf(band.socialMediaUrl), band.socialMediaUrl),
    ...Object.entries(band.socialLinks).flatMap(([label, url]) => linkOf(label, url)),
  ])

export const listCardLinks = (band: BandCard): readonly WebLink[] =>
  unique([...linkOf(messages.website, band.website), ...listSocialLinks(band)])

export const listLinks = (band: Band): readonly WebLink[] =>
  unique([
    ...linkOf(messages.website, band.website),
    ...linkOf('Spotify', band.spotifyUrl),
    ...linkOf('YouTube', band.youtubeUrl),
    ...listSocialLinks(band),
  ])
