import type { InstallPlatform } from '#spa/platform/install/install-platform.rules.ts'

const steps: Record<InstallPlatform, readonly string[]> = {
  ios: [
    'Tippe auf „Teilen“: das Quadrat mit dem Pfeil nach oben.',
    'Wähle „Zum Home-Bildschirm“.',
    'Tippe auf „Hinzufügen“. Ab da genügt ein Tipp.',
  ],
  android: [
    'Öffne das Menü deines Browsers: die drei Punkte.',
    'Wähle „App installieren“ oder „Zum Startbildschirm hinzufügen“.',
    'Bestätige mit „Installieren“. Ab da genügt ein Tipp.',
  ],
  mac: [
    'Öffne in Safari oben das Menü „Ablage“.',
    'Wähle „Zum Dock hinzufügen“.',
    'Bestätige mit „Hinzufügen“. Ab da genügt ein Klick.',
  ],
  desktop: [
    'Klick rechts in der Adresszeile auf das Symbol zum Installieren, oder öffne das Menü deines Browsers.',
    'Wähle „Höllenlärm installieren“ oder „Als App installieren“.',
    'Gibt es das nicht, kann dein Browser keine Apps. Laut wird es auch im Tab.',
  ],
}

export const installTexts = {
  install: 'App installieren',
  banner: 'Höllenlärm als App: ohne Adresszeile, mit vollem Bild.',
  hint: 'Höllenlärm passt auf deinen Home-Bildschirm.',
  howTo: 'So geht’s',
  noticeLabel: 'App installieren',
  title: 'So kommt Höllenlärm auf dein Gerät',
  steps,
} as const
