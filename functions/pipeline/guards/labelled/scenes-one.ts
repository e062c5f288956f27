import { english, german, scene, type Labelled } from './scene.ts'

export const SCENES_ONE: readonly Labelled[] = [
  ...scene(
    [
      english({
        title: 'GRAVEWARDEN announce fourth studio album "Ashes Of The Northern Choir"',
        text: 'Swedish death metal veterans GRAVEWARDEN will release their fourth full-length, "Ashes Of The Northern Choir", on March 13th, 2027 via Black Anvil Records. The ten-track effort was recorded at Studio Fimbul in Gothenburg with producer Henrik Åström. "We wanted it to sound like a landslide," says vocalist Jonas Lindqvist. A first single, "Hymn For The Drowned", is out now.',
      }),
    ],
    [
      'Gravewarden veröffentlichen am 13. März 2027 ihr viertes Studioalbum.',
      'Das Werk trägt den Titel „Ashes Of The Northern Choir“ und erscheint bei Black Anvil Records.',
      'Aufgenommen wurden die zehn Stücke im Studio Fimbul in Göteborg mit dem Produzenten Henrik Åström.',
      'Die schwedische Band stellt mit „Hymn For The Drowned“ bereits eine erste Single vor.',
      'Sänger Jonas Lindqvist beschreibt den angestrebten Klang als Erdrutsch.',
    ],
    [
      ['date', 'Gravewarden veröffentlichen am 31. März 2027 ihr viertes Studioalbum.'],
      ['number', 'Die Schweden legen mit der neuen Platte ihr fünftes Album vor.'],
      ['name', 'Das Werk erscheint bei Season of Mist.'],
      ['name', 'Aufgenommen wurde das Album in Stockholm.'],
      ['number', 'Elf Stücke haben es auf die Platte geschafft.'],
    ],
  ),
  ...scene(
    [
      german({
        title: 'Nebelhorn Open Air 2027: Erste Bands bestätigt',
        text: 'Das Nebelhorn Open Air geht vom 22. bis 24. Juli 2027 in Oberstdorf in die neunte Runde. Als erste Headliner stehen Eisenwind und die Norweger Skarvheim fest. Insgesamt sollen 38 Bands auf zwei Bühnen spielen. Der Vorverkauf startet am 1. Dezember um 12 Uhr, das Drei-Tage-Ticket kostet 119 Euro. Veranstalter Korbinian Ressel rechnet mit 6.500 Besuchern.',
      }),
    ],
    [
      'Vom 22. bis 24. Juli 2027 findet in Oberstdorf die neunte Ausgabe des Nebelhorn Open Airs statt.',
      'Mit Eisenwind und Skarvheim sind die ersten beiden Headliner bekannt.',
      'Auf zwei Bühnen sollen 38 Bands auftreten.',
      'Wer dabei sein will, zahlt für das dreitägige Ticket 119 Euro; der Vorverkauf beginnt am 1. Dezember.',
      'Veranstalter Korbinian Ressel erwartet rund 6.500 Gäste in Oberstdorf.',
    ],
    [
      ['date', 'Das Festival findet vom 22. bis 25. Juli 2027 statt.'],
      ['number', 'Das Drei-Tage-Ticket kostet 129 Euro.'],
      ['name', 'Neben Eisenwind stehen auch Drachenfels als Headliner fest.'],
      ['number', 'Das Nebelhorn Open Air geht in die zehnte Runde.'],
      ['name', 'Veranstalter Konrad Ressel rechnet mit 6.500 Besuchern.'],
    ],
  ),
  ...scene(
    [
      english({
        title: 'VULTURE PARISH part ways with drummer Dale Hutchins',
        text: "Birmingham doom trio VULTURE PARISH have parted ways with drummer Dale Hutchins after eleven years. In a statement posted on Monday, guitarist and vocalist Mercy Okafor called the split 'amicable'. The band will play its remaining dates in 2026, including the show at London's Electric Ballroom on December 5, with session drummer Tom Weatherall. A permanent replacement will be announced next year.",
        on: '2026-11-17',
      }),
    ],
    [
      'Vulture Parish und Schlagzeuger Dale Hutchins gehen nach elf Jahren getrennte Wege.',
      'Sängerin und Gitarristin Mercy Okafor spricht von einer einvernehmlichen Trennung.',
      'Bei den restlichen Konzerten, darunter am 5. Dezember im Londoner Electric Ballroom, sitzt Tom Weatherall hinter dem Schlagzeug.',
      'Wer den Platz dauerhaft übernimmt, will das Trio aus Birmingham im kommenden Jahr mitteilen.',
    ],
    [
      ['name', 'Sängerin Mercy Adebayo spricht von einer einvernehmlichen Trennung.'],
      ['number', 'Nach zwölf Jahren verlässt Dale Hutchins die Band.'],
      ['date', 'Am 15. Dezember spielen Vulture Parish im Electric Ballroom.'],
      ['name', 'Die Doom-Band aus Manchester sucht einen neuen Schlagzeuger.'],
    ],
  ),
  ...scene(
    [
      german({
        title: 'Interview mit Walpurga: „Wir haben drei Platten lang gesucht“',
        text: 'Seit 2014 gibt es die Leipziger Black-Metal-Band Walpurga. Mit uns sprach Bassistin Frieda Kossak über das neue Album „Moorlicht“, das seit dem 6. November in den Läden steht. „Wir haben drei Platten lang gesucht, jetzt haben wir es gefunden“, sagt sie. Gemischt hat Arved Tillmanns in Hamburg. 45 Minuten dauert das Werk, das Titelstück allein zwölf.',
        from: 'Riffblatt',
      }),
    ],
    [
      'Mit „Moorlicht“ haben Walpurga nach eigenen Worten gefunden, wonach sie drei Alben lang suchten.',
      'Das Album ist seit dem 6. November erhältlich und dauert 45 Minuten.',
      'Frieda Kossak, Bassistin der Leipziger, stand dem Riffblatt Rede und Antwort.',
      'Für den Mix war Arved Tillmanns in Hamburg verantwortlich, das Titelstück ist zwölf Minuten lang.',
    ],
    [
      ['name', 'Gemischt wurde die Platte von Arved Thielemann in Hamburg.'],
      ['date', 'Seit dem 9. November steht „Moorlicht“ in den Läden.'],
      ['number', 'Die Band besteht seit 2012.'],
      ['number', 'Das Titelstück dauert vierzehn Minuten.'],
      ['name', 'Mit „Irrlicht“ haben Walpurga gefunden, was sie suchten.'],
    ],
  ),
  ...scene(
    [
      english({
        title: 'Album review: IRON LITANY - The Weight Of Rust',
        text: "Thirty years after their debut, Germany's IRON LITANY return with a record that nobody expected. 'The Weight Of Rust' is lean: eight songs, 37 minutes, no ballads. Guitarists Rolf Brandauer and Steffen Kühl trade solos as if it was 1987. Only 'Concrete Saints' drags a little. Rating: 8.5/10. Out November 27 on Hammerfall Music.",
        from: 'Louder Than Steel',
        on: '2026-11-19',
      }),
    ],
    [
      'Dreißig Jahre nach dem Debüt melden sich die Deutschen Iron Litany zurück.',
      '„The Weight Of Rust“ bringt es auf acht Songs in 37 Minuten und verzichtet auf Balladen.',
      'Die Gitarristen Rolf Brandauer und Steffen Kühl liefern sich Soli wie 1987.',
      'Louder Than Steel vergibt 8,5 von 10 Punkten und bemängelt nur „Concrete Saints“.',
      'Am 27. November erscheint die Platte bei Hammerfall Music.',
    ],
    [
      ['number', 'Louder Than Steel vergibt 9 von 10 Punkten.'],
      ['number', 'Vierzig Jahre nach dem Debüt melden sich Iron Litany zurück.'],
      ['name', 'Die Gitarristen Rolf Brandauer und Uwe Kühl liefern sich Soli.'],
      ['date', 'Am 20. November erscheint die Platte.'],
      ['name', 'Die Platte erscheint bei Nuclear Blast.'],
    ],
  ),
  ...scene(
    [
      german({
        title: 'Tempelschänder verlegen Konzert in Wien',
        text: 'Das für Freitag geplante Konzert von Tempelschänder in der Wiener Arena muss verschoben werden. Grund ist eine Erkrankung von Sänger Luka Marinovic. Neuer Termin ist der 12.02.2027, Karten behalten ihre Gültigkeit. Die Termine in Graz (21.11.) und Linz (22.11.) finden nach jetzigem Stand statt.',
        on: '2026-11-18',
      }),
    ],
    [
      'Tempelschänder müssen ihren Auftritt in Wien wegen einer Erkrankung von Luka Marinovic verschieben.',
      'Das Konzert in der Arena wird am 12. Februar 2027 nachgeholt; gekaufte Karten bleiben gültig.',
      'Ursprünglich sollte die Band am Freitag, dem 20. November, spielen.',
      'Die Auftritte in Graz am 21. und in Linz am 22. November sind derzeit nicht betroffen.',
    ],
    [
      ['date', 'Nachgeholt wird das Konzert am 12. März 2027.'],
      ['date', 'Das für Samstag geplante Konzert in Wien entfällt.'],
      ['name', 'Die Auftritte in Graz und Salzburg sind nicht betroffen.'],
      ['name', 'Grund ist eine Erkrankung von Sänger Luka Modric.'],
      ['date', 'In Linz spielt die Band am 23. November.'],
    ],
  ),
]
