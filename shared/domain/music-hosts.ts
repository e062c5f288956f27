/** The only hosts outside of our own from which browsers load something, and only after a member pressed play. */
export const MUSIC_HOSTS = {
  spotify: { preview: 'p.scdn.co', cover: 'i.scdn.co' },
  apple: { preview: 'audio-ssl.itunes.apple.com', cover: 'is1-ssl.mzstatic.com' },
} as const
