import { english, german, scene, type Labelled } from './scene.ts'

export const SCENES_SIX: readonly Labelled[] = [
  ...scene(
    [
      english({
        title: 'HOLLOW REGENT to re-record debut album with orchestra',
        text: "Twenty years after its release, Danish symphonic metal band HOLLOW REGENT will re-record 'Crown Of Frost' with the Aarhus City Orchestra. Conductor Mette Lund arranged all nine songs. The new version comes out on May 7, 2027, followed by three concerts in Aarhus, Malmö and Kiel. 'The original was made in a garage,' says keyboardist Jens Holt.",
        on: '2026-11-20',
      }),
    ],
    [
      'Zwei Jahrzehnte nach der Veröffentlichung nehmen Hollow Regent „Crown Of Frost“ mit einem Orchester neu auf.',
      'Die Arrangements der neun Stücke stammen von der Dirigentin Mette Lund.',
      'Am 7. Mai 2027 soll die Neuaufnahme der Dänen in den Handel kommen.',
      'Danach sind drei Konzerte in Aarhus, Malmö und Kiel angesetzt.',
      'Das Original sei in einer Garage entstanden, erinnert sich Keyboarder Jens Holt.',
    ],
    [
      ['name', 'Danach sind drei Konzerte in Aarhus, Odense und Kiel angesetzt.'],
      ['number', 'Die Arrangements der zehn Stücke stammen von Mette Lund.'],
      ['date', 'Am 17. Mai 2027 soll die Neuaufnahme in den Handel kommen.'],
      ['name', 'Die Arrangements stammen von der Dirigentin Mette Berg.'],
    ],
  ),
  ...scene(
    [
      german({
        title: 'Unwetter: Rostgrund Festival bricht Samstag ab',
        text: 'Wegen eines Gewitters hat das Rostgrund Festival in Cottbus am Samstagabend sein Programm abgebrochen. Betroffen waren die Auftritte von Nachtfrost und den Briten Wither Crown. Elf Menschen wurden leicht verletzt, wie Polizeisprecherin Jana Petzold mitteilte. Heute soll es ab 13 Uhr weitergehen. Rund 9.000 Fans waren auf dem Gelände.',
        on: '2026-08-16',
      }),
    ],
    [
      'Ein Gewitter hat am Samstagabend für den Abbruch des Rostgrund Festivals in Cottbus gesorgt.',
      'Nachtfrost und die britische Band Wither Crown konnten deshalb nicht spielen.',
      'Nach Angaben von Polizeisprecherin Jana Petzold gab es elf Leichtverletzte.',
      'Etwa 9.000 Besucher hielten sich auf dem Gelände auf, am Sonntag geht es um 13 Uhr weiter.',
    ],
    [
      ['number', 'Nach Angaben der Polizei gab es 14 Leichtverletzte.'],
      ['name', 'Nachtfrost und die irische Band Wither Crown konnten nicht spielen.'],
      ['number', 'Am Sonntag geht es um 15 Uhr weiter.'],
      ['date', 'Ein Gewitter hat am Freitagabend für den Abbruch gesorgt.'],
      ['name', 'Sprecherin Jana Petersen berichtete von Verletzten.'],
    ],
  ),
  ...scene(
    [
      english({
        title: 'EP review: MIRE PROPHET - Silt',
        text: "MIRE PROPHET need just four tracks and 19 minutes to prove a point. The New Orleans band mixes sludge with almost catchy choruses, best heard on 'Levee Song'. Drummer Dana Thibodeaux is the star here; the mix by Colin Graves is dry and loud. A pity that closer 'Bayou Teeth' fades out. 4/5. Released October 16 on Swamp Cathedral.",
        from: 'Louder Than Steel',
        on: '2026-10-20',
      }),
    ],
    [
      'Vier Stücke und 19 Minuten reichen Mire Prophet, um zu überzeugen.',
      'Die Band aus New Orleans verbindet Sludge mit fast schon eingängigen Refrains, am besten gelingt das in „Levee Song“.',
      'Besonders hebt Louder Than Steel die Leistung von Schlagzeugerin Dana Thibodeaux hervor.',
      'Kritik gibt es am Ausblenden des letzten Titels „Bayou Teeth“, unterm Strich stehen 4 von 5 Punkten.',
      'Die EP erschien am 16. Oktober bei Swamp Cathedral.',
    ],
    [
      ['number', 'Vier Stücke und 29 Minuten reichen Mire Prophet.'],
      ['name', 'Am besten gelingt das in „Delta Song“.'],
      ['name', 'Abgemischt wurde die EP von Carl Graves.'],
      ['date', 'Die EP erschien am 6. Oktober.'],
      ['number', 'Unterm Strich stehen 5 von 5 Punkten.'],
    ],
  ),
]
