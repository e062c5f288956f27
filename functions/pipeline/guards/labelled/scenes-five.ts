import { english, german, scene, type Labelled } from './scene.ts'

export const SCENES_FIVE: readonly Labelled[] = [
  ...scene(
    [
      english({
        title: 'TERRA UMBRA frontman opens vegan bakery in Antwerp',
        text: "Joost Verhaegen, singer of Belgian sludge outfit TERRA UMBRA, has opened a bakery in his hometown of Antwerp. 'Bread and riffs both need patience,' he told local radio. The shop, called Zuurdesem, employs four people and sells around 300 loaves a day. TERRA UMBRA's next record is slated for autumn 2027.",
        from: 'Louder Than Steel',
        on: '2026-11-05',
      }),
    ],
    [
      'Joost Verhaegen, Sänger der belgischen Sludge-Band Terra Umbra, betreibt jetzt eine Bäckerei in Antwerpen.',
      'In dem Geschäft namens Zuurdesem arbeiten vier Menschen, täglich gehen etwa 300 Brote über den Tresen.',
      'Für Teig und Riffs brauche man gleichermaßen Geduld, sagte er einem örtlichen Radiosender.',
      'Die nächste Platte der Gruppe ist für Herbst 2027 vorgesehen.',
    ],
    [
      ['name', 'In dem Geschäft namens Boerenbrood arbeiten vier Menschen.'],
      ['number', 'Täglich gehen etwa 500 Brote über den Tresen.'],
      ['name', 'Joost Vermeulen betreibt jetzt eine Bäckerei in Antwerpen.'],
      ['date', 'Die nächste Platte ist für Herbst 2028 vorgesehen.'],
    ],
  ),
  ...scene(
    [
      german({
        title: 'Gericht stoppt Verkauf von Sargnagel-Shirts',
        text: 'Im Streit um das Logo der Nürnberger Band Sargnagel hat das Landgericht einem Versandhändler aus Gera den Verkauf von T-Shirts untersagt. Bei Verstößen drohen bis zu 250.000 Euro Ordnungsgeld. Geklagt hatte Zeichnerin Ilka Prell, die das Logo 1996 entworfen hat. Das Urteil vom 3. November ist noch nicht rechtskräftig.',
        on: '2026-11-09',
      }),
    ],
    [
      'Ein Versandhändler aus Gera darf vorerst keine T-Shirts mit dem Logo von Sargnagel mehr verkaufen.',
      'Das hat das Landgericht am 3. November entschieden, das Urteil ist allerdings noch nicht rechtskräftig.',
      'Klägerin ist die Zeichnerin Ilka Prell, von der das Motiv aus dem Jahr 1996 stammt.',
      'Sollte der Händler dagegen verstoßen, muss er mit einem Ordnungsgeld von bis zu 250.000 Euro rechnen.',
    ],
    [
      ['number', 'Bei Verstößen drohen bis zu 500.000 Euro Ordnungsgeld.'],
      ['name', 'Ein Versandhändler aus Jena darf die T-Shirts nicht mehr verkaufen.'],
      ['date', 'Das Urteil fiel am 4. November.'],
      ['number', 'Das Motiv stammt aus dem Jahr 1999.'],
      ['name', 'Klägerin ist die Zeichnerin Ilka Pfeil.'],
    ],
  ),
  ...scene(
    [
      english({
        title: "Live report: DREADNOUGHT CHOIR at Cologne's Essigfabrik",
        text: "Rain outside, fire inside: DREADNOUGHT CHOIR from Melbourne turned the sold-out Essigfabrik into a sauna on Thursday. In 95 minutes the Australians played almost everything from 'Salt & Sermon', plus two covers. Opening act KALTFRONT had only 25 minutes, but used them well. At the merch table the lines were longer than at the bar.",
        from: 'Pit Report',
        on: '2026-10-24',
      }),
    ],
    [
      'Draußen Regen, drinnen Schweiß: Dreadnought Choir brachten am Donnerstag die ausverkaufte Essigfabrik in Köln zum Kochen.',
      'In 95 Minuten spielten die Australier fast das komplette „Salt & Sermon“ und zwei Coverversionen.',
      'Kaltfront blieben im Vorprogramm nur 25 Minuten, die sie jedoch zu nutzen wussten.',
      'Vor dem Merchandise-Stand bildeten sich längere Schlangen als vor der Theke.',
    ],
    [
      ['name', 'Dreadnought Choir brachten am Donnerstag die Live Music Hall zum Kochen.'],
      ['number', 'In 85 Minuten spielten die Australier fast das komplette Album.'],
      ['date', 'Am Freitag war die Essigfabrik ausverkauft.'],
      ['name', 'Die Neuseeländer spielten 95 Minuten.'],
      ['number', 'Kaltfront blieben im Vorprogramm nur 35 Minuten.'],
    ],
  ),
  ...scene(
    [
      german({
        title: 'Abraum kündigen Konzeptalbum über das Bergwerk Lohberg an',
        text: 'Auf „Teufe 1.010“ erzählen Abraum die Geschichte des letzten Steigers von Lohberg. Das dritte Werk der Dinslakener erscheint am 26.02.2027 auf Doppelvinyl und digital. Für die Bläser holte sich Gitarrist Cem Yıldız das Knappenorchester ins Studio. Vorbesteller erhalten eine Grubenmarke, 333 Stück gibt es.',
        from: 'Ruhrlärm',
      }),
    ],
    [
      'Abraum widmen ihr drittes Album dem Bergbau: „Teufe 1.010“ handelt vom letzten Steiger von Lohberg.',
      'Die Dinslakener bringen das Konzeptwerk am 26. Februar 2027 auf Doppelvinyl und digital heraus.',
      'Gitarrist Cem Yıldız gewann das Knappenorchester für die Bläserpassagen.',
      'Wer vorbestellt, bekommt eine von 333 Grubenmarken dazu.',
    ],
    [
      ['date', 'Die Band bringt das Album am 27. Februar 2027 heraus.'],
      ['number', 'Wer vorbestellt, bekommt eine von 500 Grubenmarken dazu.'],
      ['name', 'Gitarrist Cem Yilmaz gewann das Knappenorchester für die Bläserpassagen.'],
      ['name', 'Die Bottroper bringen das Album auf Doppelvinyl heraus.'],
    ],
  ),
  ...scene(
    [
      english({
        title: 'Study: Metal fans sleep better, researchers say',
        text: 'Researchers at the University of Turku questioned 1,240 people about their listening habits. Those who heard heavy music for at least an hour a day fell asleep nine minutes faster than the control group. "We did not expect that," admits psychologist Dr. Outi Rantanen. The paper was published on October 30 in the journal Sleep & Sound.',
        from: 'Distortion Weekly',
        on: '2026-11-02',
      }),
    ],
    [
      'Forscher der Universität Turku haben 1.240 Personen nach ihren Hörgewohnheiten befragt.',
      'Wer täglich mindestens eine Stunde harte Musik hörte, schlief neun Minuten schneller ein als die Kontrollgruppe.',
      'Die Psychologin Outi Rantanen zeigt sich von dem Ergebnis überrascht.',
      'Nachzulesen ist die Studie seit dem 30. Oktober in der Fachzeitschrift Sleep & Sound.',
    ],
    [
      ['number', 'Die Forscher haben 1.420 Personen befragt.'],
      [
        'name',
        'Forscher der Universität Tampere haben Personen nach ihren Hörgewohnheiten befragt.',
      ],
      ['number', 'Wer harte Musik hörte, schlief elf Minuten schneller ein.'],
      ['date', 'Nachzulesen ist die Studie seit dem 3. Oktober.'],
      ['name', 'Die Psychologin Outi Rautio zeigt sich überrascht.'],
    ],
  ),
]
