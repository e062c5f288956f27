export const PEOPLE_TEXTS = {
  notFound: 'Benutzer konnte nicht gefunden werden',
  followYourself: 'Dir selbst folgst du sowieso auf Schritt und Tritt.',
  blockYourself: 'Dich selbst wirst du nicht los.',
  muteYourself: 'Dich selbst bringst du nicht zum Schweigen.',
  tooManyBlocks: 'Mehr Leute kannst du nicht blockieren. Gib zuerst jemanden frei.',
  tooManyMuted: 'Mehr Leute kannst du nicht stummschalten. Hör zuerst jemandem wieder zu.',
  tooManyWords: 'Mehr Wörter kannst du nicht stummschalten. Nimm zuerst eines zurück.',
  suggestion: {
    friends: 'Leute, denen du folgst, folgen auch hier',
    location: (place: string): string => `Auch aus ${place}`,
    genre: (genre: string): string => `Hört auch ${genre}`,
    role: (role: string): string => `Auch dabei als ${role}`,
    new: 'Neu in der Meute',
  },
} as const
