export const MEASURE_TEXTS = {
  yourself: 'Über dich selbst entscheidest du nicht.',
  staff: 'Über Leute aus dem Team entscheidet nur ein Admin.',
  ended: 'Dieses Konto ist schon endgültig gesperrt.',
  changed: 'Inzwischen hat sich an dem Mitglied oder an deiner Rolle etwas geändert. Lade neu.',
  gone: 'Das Mitglied hat sein Konto gelöscht. Du kannst noch über den Inhalt entscheiden oder den Fall abschließen.',
} as const
