export const MEASURE_TEXTS = {
  yourself: 'Über dich selbst entscheidest du nicht.',
  staff: 'Über Leute aus dem Team entscheidet nur ein Admin.',
  ended: 'Dieses Konto ist schon endgültig gesperrt.',
} as const
