import { english, german, scene, type Labelled } from './scene.ts'

export const SCENES_TWO: readonly Labelled[] = [
  ...scene(
    [
      english({
        title: 'COLD MERIDIAN and ASHEN TIDE announce European co-headline tour',
        text: "Canada's COLD MERIDIAN and Finland's ASHEN TIDE will share the stage on a co-headline run through Europe in spring 2027. The 17-date trek kicks off on April 3 in Hamburg and wraps up on April 24 in Prague. Support comes from Dutch newcomers VELDHEX. Tickets go on sale this Friday at 10 a.m. CET.",
        on: '2026-11-16',
      }),
    ],
    [
      'Cold Meridian und Ashen Tide gehen im Frühjahr 2027 gemeinsam auf Europatour.',
      'Los geht es am 3. April in Hamburg, das letzte von 17 Konzerten steigt am 24. April in Prag.',
      'Als Vorband sind die Niederländer Veldhex dabei.',
      'Karten für die Tour der Kanadier und Finnen gibt es ab Freitag um 10 Uhr.',
    ],
    [
      ['number', 'Die Tour umfasst 19 Konzerte.'],
      ['name', 'Los geht es am 3. April in Bremen.'],
      ['date', 'Im Herbst 2027 gehen Cold Meridian und Ashen Tide auf Tour.'],
      ['name', 'Als Vorband sind die Belgier Veldhex dabei.'],
      ['date', 'Karten gibt es ab Donnerstag um 10 Uhr.'],
    ],
  ),
  ...scene(
    [
      german({
        title: 'Schwermut 77 lösen sich auf',
        text: 'Nach 49 Jahren ist Schluss: Schwermut 77 geben ihre Auflösung bekannt. Das letzte Konzert spielt die Bochumer Band am Samstag, 19. Dezember 2026, in der Zeche. Gründungsmitglied Hermann „Männe“ Kowalke begründet den Schritt mit seiner Gesundheit. Die Gruppe verkaufte über 1,2 Millionen Tonträger.',
        from: 'Ruhrlärm',
      }),
    ],
    [
      'Schwermut 77 aus Bochum hören nach 49 Jahren auf.',
      'Der letzte Auftritt ist für Samstag, den 19. Dezember 2026, in der Zeche geplant.',
      'Hermann „Männe“ Kowalke nennt gesundheitliche Gründe.',
      'Mehr als 1,2 Millionen Tonträger hat die Band im Laufe ihrer Karriere verkauft.',
    ],
    [
      ['number', 'Mehr als 2,1 Millionen Tonträger hat die Band verkauft.'],
      ['date', 'Der letzte Auftritt ist für Sonntag, den 19. Dezember, geplant.'],
      ['name', 'Gründungsmitglied Hermann Kowalski nennt gesundheitliche Gründe.'],
      ['name', 'Das Abschiedskonzert findet in der Turbinenhalle statt.'],
      ['number', 'Nach 47 Jahren ist Schluss.'],
    ],
  ),
  ...scene(
    [
      english({
        title: 'HEXENKESSEL sign with Obsidian Throne',
        text: 'Berlin thrashers HEXENKESSEL have inked a worldwide deal with Obsidian Throne Records. The five-piece, founded in 2019, will enter the studio in January to record the follow-up to their 2023 debut "Staub". Label boss Carla Benedetti comments: "I saw them in front of twenty people and knew."',
      }),
      german({
        title: 'Hexenkessel unterschreiben Plattenvertrag',
        text: 'Die Berliner Thrash-Metal-Band Hexenkessel ist jetzt bei Obsidian Throne. Das kündigte das Quintett am Dienstag an. Produziert wird das zweite Album von Piet van Dorn in Rotterdam.',
        from: 'Riffblatt',
      }),
    ],
    [
      'Die Berliner Thrash-Band Hexenkessel hat einen weltweiten Vertrag bei Obsidian Throne Records unterschrieben.',
      'Im Januar geht das 2019 gegründete Quintett ins Studio, um den Nachfolger des Debüts „Staub“ von 2023 aufzunehmen.',
      'Produzent des zweiten Albums ist Piet van Dorn, aufgenommen wird in Rotterdam.',
      'Label-Chefin Carla Benedetti erinnert sich an einen Auftritt vor zwanzig Leuten.',
    ],
    [
      ['number', 'Das 2018 gegründete Quintett geht im Januar ins Studio.'],
      ['date', 'Im Februar beginnen die Aufnahmen.'],
      ['name', 'Label-Chefin Clara Benedetti freut sich über den Vertrag.'],
      ['name', 'Produziert wird das Album von Piet van Dorn in Utrecht.'],
      ['number', 'Hexenkessel arbeiten an ihrem dritten Album.'],
    ],
  ),
  ...scene(
    [
      german({
        title: 'Neues Video: Die Knochenmühle zeigt „Aschermittwoch“',
        text: 'Die Knochenmühle hat ein Video zu „Aschermittwoch“ veröffentlicht. Der Clip entstand an zwei Tagen in einem stillgelegten Kalkwerk bei Rüdersdorf, Regie führte Ayse Demirel. Das Lied stammt von der EP „Fastenzeit“, die im Januar 2027 erscheint und fünf Stücke enthält.',
      }),
    ],
    [
      'Die Knochenmühle stellt ein Musikvideo zu „Aschermittwoch“ vor.',
      'Gedreht wurde an zwei Tagen in einem alten Kalkwerk bei Rüdersdorf.',
      'Regisseurin ist Ayse Demirel.',
      'Die EP „Fastenzeit“ mit fünf Liedern kommt im Januar 2027 heraus.',
    ],
    [
      ['number', 'Gedreht wurde an drei Tagen in einem alten Kalkwerk.'],
      ['name', 'Regie führte Aylin Demirel.'],
      ['date', 'Die EP erscheint im Januar 2028.'],
      ['name', 'Die Band zeigt das Video zu „Rosenmontag“.'],
    ],
  ),
  ...scene(
    [
      english({
        title: "ORPHAN KILN's guitarist recovers after surgery",
        text: 'ORPHAN KILN guitarist Priya Raman, 34, is recovering at home in Portland after heart surgery last week. The band cancelled its appearance at Desertfest Berlin. "The doctors say six months," bassist Eli Stroud wrote on Instagram yesterday. A benefit show with five local acts is planned for January 23.',
        on: '2026-11-20',
      }),
    ],
    [
      'Priya Raman, Gitarristin von Orphan Kiln, erholt sich zu Hause in Portland von einer Herzoperation.',
      'Den Auftritt beim Desertfest Berlin hat die Band abgesagt.',
      'Laut Bassist Eli Stroud rechnen die Ärzte mit sechs Monaten.',
      'Am 23. Januar soll ein Benefizkonzert mit fünf lokalen Bands stattfinden.',
    ],
    [
      ['name', 'Die Gitarristin erholt sich zu Hause in Seattle.'],
      ['number', 'Die Ärzte rechnen mit acht Monaten.'],
      ['date', 'Das Benefizkonzert ist für den 23. Februar geplant.'],
      ['name', 'Bassist Eli Raman meldete sich auf Instagram.'],
      ['number', 'Die 43-jährige Gitarristin erholt sich zu Hause.'],
    ],
  ),
  ...scene(
    [
      german({
        title: 'Kataster der Stille: Fünfte Platte kommt im Herbst 2027',
        text: 'Die Dresdner Post-Metal-Formation Kataster der Stille arbeitet an ihrem fünften Album. Das verriet Gitarrist Bodo Wernicke im Podcast „Rauschabstand“. Aufnahmen beginnen im April, erscheinen soll die Platte im Herbst 2027 über Ausklang. Erstmals singt Keyboarderin Svenja Holm auf allen Stücken.',
      }),
    ],
    [
      'Kataster der Stille nehmen ab April ihre fünfte Platte auf.',
      'Gitarrist Bodo Wernicke erzählte das im Podcast „Rauschabstand“.',
      'Das Album der Dresdner soll im Herbst 2027 bei Ausklang erscheinen.',
      'Keyboarderin Svenja Holm übernimmt zum ersten Mal auf allen Liedern den Gesang.',
    ],
    [
      ['date', 'Das Album soll im Frühjahr 2027 erscheinen.'],
      ['name', 'Gitarrist Bodo Werner erzählte das im Podcast „Rauschabstand“.'],
      ['name', 'Das Album der Chemnitzer erscheint bei Ausklang.'],
      ['number', 'Kataster der Stille arbeiten an ihrem sechsten Album.'],
    ],
  ),
]
