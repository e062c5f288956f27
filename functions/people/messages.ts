export const PEOPLE_TEXTS = {
  notFound: 'Benutzer konnte nicht gefunden werden',
  followYourself: 'Dir selbst folgst du sowieso auf Schritt und Tritt.',
  blockYourself: 'Dich selbst wirst du nicht los.',
  tooManyBlocks: 'Mehr Leute kannst du nicht blockieren. Gib zuerst jemanden frei.',
} as const
