export const coveredMediaTexts = {
  show: { image: 'Bild zeigen', video: 'Video zeigen', audio: 'Aufnahme anhören' },
  broken: 'Der Anhang lässt sich nicht laden.',
} as const
