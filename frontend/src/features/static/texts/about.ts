import { operator } from '#shared/domain/operator.ts'

export const about = {
  title: 'Über uns',
  missionTitle: 'Unsere Mission',
  mission: [
    'Metal war nie weg. Er wurde nur überall zwischen Katzenvideos und Werbung einsortiert. Höllenlärm ist der Ort, an dem er die Hauptbühne hat.',
    'Deutschsprachig, unabhängig, kostenlos. Gebaut von Leuten, die selbst in der ersten Reihe stehen und danach noch beim Abbau helfen.',
  ],

  featuresTitle: 'Was hier geht',
  features: [
    {
      icon: 'flame',
      title: 'Community',
      text: 'Konzertfotos, Neuentdeckungen, Streit über das beste Album. Hörner statt Herzen.',
    },
    {
      icon: 'horns',
      title: 'Wall of Horns',
      text: 'Wer neu ist, brüllt einmal. Der erste Shout hängt 24 Stunden an der Wand.',
    },
    {
      icon: 'people',
      title: 'Deine Leute',
      text: 'Finde Fans, Bands, Technik und Veranstalter aus deiner Ecke und folge ihnen.',
    },
    {
      icon: 'badge',
      title: 'Kutte mit Abzeichen',
      text: 'Ein Profil, das etwas erzählt. Welche Abzeichen man sieht, entscheidest du.',
    },
    {
      icon: 'lock',
      title: 'Sicher',
      text: 'Anmelden mit Passkey, fremde Sitzungen beenden, blockieren, wer nervt.',
    },
    {
      icon: 'silent',
      title: 'Kein Störgeräusch',
      text: 'Keine Werbung, keine Cookies, kein Algorithmus, der dich wütend machen will.',
    },
  ],

  guidelinesTitle: 'Community-Regeln',
  guidelines: [
    {
      title: 'Respekt',
      text: 'Im Pit wird aufgeholfen. Hier auch. Über Musik streiten wir, Menschen lassen wir heil.',
    },
    {
      title: 'Keine Nazis',
      text: 'Kein NSBM, kein RAC, keine Ausreden. Rassismus, Sexismus und Queerfeindlichkeit fliegen raus.',
    },
    {
      title: 'Ehrlichkeit',
      text: 'Keine falschen Namen von Bands, keine gekaufte Begeisterung, kein Spam.',
    },
    {
      title: 'Fremdes bleibt fremd',
      text: 'Nur Bilder und Aufnahmen, die du zeigen darfst. Die Band hat es verdient.',
    },
  ],
  guidelinesMore: 'Ausführlich stehen die Regeln in den AGB',

  genresTitle: 'Jede Sorte Lärm',
  genresText: 'Sechzehn Schubladen, und trotzdem passt die Hälfte nicht rein.',
  genres: [
    'Heavy Metal',
    'Thrash Metal',
    'Death Metal',
    'Melodic Death Metal',
    'Black Metal',
    'Doom Metal',
    'Power Metal',
    'Progressive Metal',
    'Symphonic Metal',
    'Folk Metal',
    'Gothic Metal',
    'Viking Metal',
    'Metalcore',
    'Deathcore',
    'Hardcore',
    'Sludge & Stoner',
  ],

  founderTitle: 'Ein Wort zur Gründung',
  founder: [
    'Ich wollte wissen, wer am Samstag noch im Zug zum Festival sitzt, und fand darüber nirgends ein Gespräch, das nicht nach drei Kommentaren in Reklame endete. Also habe ich angefangen, eins zu bauen.',
    'Höllenlärm gehört denen, die ihn machen. Wenn dir etwas fehlt, sag es. Wenn dir etwas gefällt, sag es lauter.',
  ],
  founderName: operator.founder,

  contactTitle: 'Kontakt',
  contactText:
    'Fragen, Fehler, Ideen: Wir lesen alles und antworten in der Regel innerhalb von 24 Stunden.',
  contactLink: 'Schreib uns',
} as const
