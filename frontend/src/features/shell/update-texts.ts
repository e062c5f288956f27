export const updateTexts = {
  label: 'Neue Version',
  reload: 'Neue Version – neu laden',
} as const
