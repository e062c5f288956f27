import { KEPT_DAYS } from '#shared/domain/retention.ts'
import type { Section } from './document.ts'

/** docs/product/push.md */
export const privacyPush: Section = {
  id: 'push',
  title: 'Push',
  blocks: [
    'Push bekommst du nur, wenn du es auf einem Gerät einschaltest und dein Browser es erlaubt. Dann speichern wir für dieses Gerät die Adresse und die Schlüssel, die dein Browser uns gibt, seinen Namen (etwa „Firefox auf Linux“) und wann zuletzt ein Push ankam. Dazu kommen deine Ruhezeit, eine Pause und zu welchen Beiträgen du nichts hören willst.',
    'Zustellen kann nur der Dienst deines Browsers: Google bei Chrome und vielen anderen, Mozilla bei Firefox, Apple bei Safari, Microsoft bei Edge. Was im Push steht, verschlüsseln wir für dein Gerät; der Dienst sieht nur, an welches Gerät, wann und wie viel. Daten können dabei in die USA gelangen. Bei Nachrichten steht darin nur, wer schreibt; den Text zeigt der Push auf dem Sperrbildschirm erst, wenn du das in den Einstellungen einschaltest.',
    `Rechtsgrundlage ist der Nutzungsvertrag (Art. 6 Abs. 1 lit. b DSGVO, § 25 Abs. 2 Nr. 2 TDDDG): Push ist ein Dienst, den du selbst einschaltest, und ohne die Adresse deines Geräts käme nichts an. Deshalb geht er auch unter 16. Du beendest ihn, indem du Push ausschaltest, das Gerät aus der Liste entfernst oder dich abmeldest; dann löschen wir Adresse und Schlüssel. Was in einem Push stand, löschen wir, sobald er verschickt ist; dass es ihn gab, merken wir uns ${String(KEPT_DAYS.sentPush)} Tage, damit nichts doppelt kommt.`,
  ],
}
