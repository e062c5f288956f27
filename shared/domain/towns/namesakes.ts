/**
 * Names that several places in Germany have. Of each place the number of its state, latitude, longitude, thousands of
 * inhabitants and its name where that is longer, the largest first. Source and licence: docs/third-party.md.
 */
export const NAMESAKES = `
Alfeld:6,51.98,9.82,19;2,49.43,11.55,1
Alsdorf:7,50.88,6.16,46;8,50.78,7.89,2
Altdorf:2,49.39,11.36,15;1,48.63,9.00,4
Altenstadt:5,50.29,8.94,12;2,48.16,10.11,5
Amberg:2,49.44,11.86,45
Ascheberg:7,51.78,7.62,15;10,54.15,10.35,3
Auerbach:13,50.51,12.40,21;2,49.69,11.63,9
Babenhausen:5,49.97,8.95,17;2,48.14,10.25,5
Bergen:12,54.42,13.43,15,Bergen auf Rügen;6,52.81,9.96,14;2,47.81,12.59,5;6,52.89,10.96,2,Bergen an der Dumme;13,50.47,12.27,1
Bernau:11,52.68,13.59,35,Bernau bei Berlin;2,47.81,12.38,7,Bernau am Chiemsee;1,47.80,8.04,2
Biberach:1,48.09,9.79,32,Biberach an der Riß;1,48.61,8.28,3
Bingen:8,49.97,7.90,25,Bingen am Rhein;1,48.11,9.27,3
Birkenfeld:1,48.87,8.63,11;8,49.65,7.17,7;2,49.86,9.70,2
Bischofsheim:5,49.99,8.37,12;2,50.40,10.01,5,Bischofsheim an der Rhön
Blankenheim:7,50.43,6.65,9;14,51.51,11.43,1
Blomberg:7,51.94,9.09,17;6,53.58,7.56,1
Bockhorn:6,53.40,8.02,9;2,48.31,11.99,3
Borken:7,51.84,6.86,41;5,51.05,9.28,14
Bornheim:7,50.76,6.99,49;8,49.22,8.16,1
Brüggen:7,51.24,6.18,16;6,52.04,9.77,1
Brühl:7,50.83,6.90,44;1,49.40,8.53,14
Buchholz:6,53.33,9.87,37,Buchholz in der Nordheide;6,53.01,9.56,2;10,53.99,9.22,1
Burg:14,52.27,11.85,25,Burg bei Magdeburg;11,51.83,14.15,5;10,54.00,9.26,4
Coswig:13,51.13,13.58,22;14,51.89,12.45,8
Dettingen:1,48.53,9.34,9,Dettingen an der Erms;1,48.62,9.45,6,Dettingen unter Teck;1,48.26,9.72,2
Dillingen:9,49.36,6.73,22;2,48.58,10.50,19,Dillingen an der Donau
Ebersbach:1,48.72,9.52,16,Ebersbach an der Fils;13,51.01,14.59,9
Eching:2,48.30,11.62,13
Ehingen:1,48.28,9.73,26;2,48.60,10.80,1
Eisenberg:15,50.97,11.90,11;8,49.56,8.07,10
Elsdorf:7,50.94,6.57,22;6,53.24,9.35,2
Elze:6,52.12,9.74,10
Erbach:5,49.66,8.99,14;1,48.33,9.89,13
Erlenbach:2,49.80,9.16,10,Erlenbach am Main;1,49.17,9.27,5;2,49.98,9.64,2
Essen:7,51.46,7.01,593;6,52.72,7.94,8
Falkenstein:13,50.48,12.37,10;2,49.10,12.49,3
Forchheim:2,49.72,11.06,30;1,48.17,7.70,1
Forst:11,51.74,14.64,23;1,49.16,8.58,8
Frankenberg:5,51.06,8.80,19;13,50.91,13.04,17
Frankenthal:8,49.53,8.35,47;13,51.13,14.11,1
Frankfurt:5,50.12,8.68,650,Frankfurt am Main;11,52.35,14.55,52,Frankfurt (Oder)
Freiberg:13,50.91,13.34,44;1,48.93,9.20,15,Freiberg am Neckar
Freiburg:1,48.00,7.85,216;6,53.83,9.29,2
Freudenberg:7,50.90,7.87,19;2,49.48,11.98,4;1,49.75,9.33,4
Frickenhausen:1,48.59,9.36,9;2,49.67,10.09,1
Friedberg:2,48.36,10.98,29;5,50.34,8.76,27
Friedland:6,51.42,9.92,13;12,53.67,13.55,7;11,52.10,14.26,4
Furth:2,49.31,12.84,9,Furth im Wald;2,48.41,12.38,3
Fürth:2,49.48,10.99,112;5,49.65,8.78,11
Garching:2,48.25,11.65,15,Garching bei München;2,48.13,12.58,9,Garching an der Alz
Geislingen:1,48.62,9.83,28,Geislingen an der Steige;1,48.29,8.81,6
Gemünden:2,50.05,9.71,11,Gemünden am Main;5,50.97,8.97,4,Gemünden an der Wohra;8,49.89,7.48,1
Goldbach:2,50.00,9.18,10;15,51.05,11.43,2
Grafenau:2,48.86,13.40,9;1,48.71,8.91,6
Gronau:7,52.21,7.02,46;6,52.08,9.78,5
Gundelfingen:1,48.04,7.87,12;2,48.55,10.37,8
Hagen:7,51.36,7.47,199;6,52.20,7.98,14;6,53.36,8.64,4,Hagen im Bremischen
Haibach:2,49.96,9.21,9
Halle:14,51.48,11.98,234,Halle (Saale);7,52.06,8.36,21;6,51.99,9.57,2
Hamm:7,51.68,7.82,185;8,50.77,7.68,3
Heidenau:13,50.97,13.87,17;6,53.32,9.67,2
Heidenheim:1,48.68,10.15,50,Heidenheim an der Brenz;2,49.02,10.74,3
Hemmingen:6,52.31,9.72,18;1,48.87,9.03,8
Herzberg:6,51.66,10.34,15,Herzberg am Harz;11,51.69,13.22,11
Hof:2,50.31,11.91,49;8,50.67,8.02,1
Hofheim:5,50.09,8.45,38,Hofheim am Taunus;2,50.14,10.52,5,Hofheim in Unterfranken
Homberg:5,51.03,9.40,15
Husum:10,54.49,9.05,21;6,52.57,9.25,2
Illingen:9,49.37,7.05,18;1,48.96,8.92,7
Kirchberg:13,50.62,12.52,9;1,49.20,9.98,4,Kirchberg an der Jagst;2,48.90,13.18,4;8,49.94,7.41,4;1,48.94,9.34,4,Kirchberg an der Murr;1,48.13,10.08,2,Kirchberg an der Iller
Kirchheim:1,48.65,9.45,40,Kirchheim unter Teck;1,49.05,9.14,5,Kirchheim am Neckar;5,50.83,9.57,4;2,48.17,10.47,3;1,48.88,10.40,2,Kirchheim am Ries;8,49.54,8.18,2,Kirchheim an der Weinstraße;15,50.88,11.02,1
Königstein:5,50.18,8.47,16,Königstein im Taunus;13,50.92,14.07,3;2,49.61,11.63,2
Landau:8,49.20,8.12,42,Landau in der Pfalz;2,48.67,12.69,13,Landau an der Isar
Landsberg:2,48.05,10.88,27,Landsberg am Lech;14,51.53,12.16,5
Langen:5,49.99,8.67,35;6,53.61,8.60,19
Langenfeld:7,51.11,6.95,59;2,49.62,10.52,1
Langwedel:6,52.98,9.19,15;10,54.21,9.93,1
Laubach:5,50.54,8.99,10;8,50.23,7.07,1
Lauf:2,49.51,11.28,26,Lauf an der Pegnitz;1,48.65,8.13,4
Lauterbach:5,50.64,9.40,14;1,48.23,8.34,3,Lauterbach/Schwarzwald
Lengerich:7,52.19,7.86,23;6,52.55,7.53,3
Leonberg:1,48.80,9.02,46;2,49.95,12.29,1
Leutenbach:1,48.89,9.39,11;2,49.71,11.17,2
Lichtenau:7,51.62,8.90,11;1,48.73,8.00,5;2,49.16,10.38,4
Lindau:2,47.55,9.68,25;10,54.38,9.90,1;14,52.04,12.11,1
Lohne:6,52.67,8.24,25
Malsch:1,48.88,8.33,14
Meckenheim:7,50.62,7.03,26;8,49.40,8.24,3
Monheim:7,51.09,6.89,43,Monheim am Rhein;2,48.84,10.86,5
Mühlhausen:15,51.21,10.45,38;1,49.25,8.73,8;2,49.75,10.78,2
Mühlheim:5,50.12,8.83,26,Mühlheim am Main;1,48.38,8.70,3,Mühlheim am Bach
Münster:7,51.96,7.63,270;5,49.92,8.87,14;2,48.23,10.64,1
Naumburg:14,51.15,11.81,30;5,51.25,9.17,6
Neuburg:2,48.73,11.19,28,Neuburg an der Donau;2,48.51,13.45,4;8,48.99,8.25,3;12,53.41,11.92,2
Neuenkirchen:7,52.24,7.37,14;6,53.03,9.71,6;12,53.60,13.37,1
Neufahrn:2,48.32,11.66,18,Neufahrn bei Freising;2,48.26,12.44,4
Neuhausen:1,48.68,9.28,11,Neuhausen auf den Fildern;1,48.79,8.78,5;13,50.68,13.47,3
Neuhof:5,50.45,9.62,11;2,49.46,10.65,2,Neuhof an der Zenn
Neunkirchen:9,49.34,7.18,50;7,50.80,8.00,14;2,49.61,11.13,8,Neunkirchen am Brand;2,49.92,11.65,8,Neunkirchen am Main;2,49.52,11.32,5,Neunkirchen am Sand;1,49.39,9.01,2
Neustadt:8,49.35,8.14,54;6,52.50,9.46,46,Neustadt am Rübenberge;2,50.33,11.12,17,Neustadt bei Coburg;10,54.11,10.81,16,Neustadt in Holstein;13,51.03,14.22,14,Neustadt in Sachsen;2,48.81,11.77,13,Neustadt an der Donau;2,49.58,10.61,12,Neustadt an der Aisch;5,50.85,9.12,9,Neustadt (Hessen);15,50.74,11.75,7,Neustadt an der Orla;2,49.73,12.18,6,Neustadt an der Waldnaab;6,52.27,10.52,2;2,49.93,9.57,1,Neustadt am Main;15,50.58,10.93,1,Neustadt am Rennsteig
Nienburg:6,52.65,9.22,33;14,51.84,11.77,5,Nienburg/Saale
Oberhausen:7,51.48,6.86,219;2,48.72,11.11,3
Oberndorf:1,48.29,8.57,15;2,48.67,10.87,2;6,53.75,9.15,2
Oelsnitz:13,50.41,12.17,13
Offenbach:5,50.10,8.77,119;8,49.20,8.20,6,Offenbach an der Queich
Oldenburg:6,53.14,8.21,159;10,54.30,10.90,10,Oldenburg in Holstein
Ortenberg:5,50.36,9.06,9;1,48.45,7.97,3
Petershagen:7,52.38,8.97,27;11,52.52,13.79,13
Pfaffenhofen:2,48.53,11.51,23,Pfaffenhofen an der Ilm;2,48.35,10.16,7,Pfaffenhofen an der Roth;1,49.06,8.98,2;2,48.39,11.21,2
Preetz:10,54.24,10.28,16;12,54.35,12.99,1
Rain:2,48.69,10.92,8
Reichelsheim:5,49.71,8.84,9
Reichenbach:13,50.62,12.30,23,Reichenbach/Vogtland;1,48.71,9.46,8,Reichenbach an der Fils;13,51.14,14.80,4;2,49.18,12.35,1
Rhede:7,51.84,6.70,19;6,53.06,7.27,4
Rimbach:5,49.63,8.76,9;2,49.23,12.88,2
Rodenbach:5,50.15,9.03,11;8,49.57,8.11,3
Rotenburg:6,53.11,9.41,22;5,51.00,9.73,14,Rotenburg an der Fulda
Roth:2,49.25,11.09,25;8,50.76,7.70,2
Röthenbach:2,49.48,11.24,12,Röthenbach an der Pegnitz;2,47.62,9.97,2
Rothenburg:2,49.38,10.19,11,Rothenburg ob der Tauber;13,51.33,14.97,6
Rottenburg:1,48.48,8.94,43;2,48.70,12.03,8,Rottenburg an der Laaber
Rüdesheim:5,49.98,7.92,10,Rüdesheim am Rhein;8,49.85,7.81,2
Schömberg:1,48.79,8.64,9
Schorndorf:1,48.81,9.53,40;2,49.16,12.59,3
Schwalbach:9,49.30,6.82,19;5,50.15,8.53,14,Schwalbach am Taunus
Schwalmtal:7,51.22,6.27,19;5,50.68,9.22,3
Schwarzenbach:2,50.22,11.94,11,Schwarzenbach an der Saale;2,49.84,12.38,1
Selters:5,50.52,8.29,8;8,50.53,7.76,3
Senden:2,48.32,10.04,22;7,51.86,7.48,20
Simbach:2,48.27,13.02,10,Simbach am Inn;2,48.57,12.74,4
Steinbach:5,50.17,8.57,10,Steinbach am Taunus;2,50.15,11.65,4;15,50.83,10.36,1
Steinfeld:6,52.59,8.21,9;2,49.95,9.67,2;8,49.05,8.04,2
Steinhagen:7,52.00,8.40,20;12,54.23,12.99,3
Steinheim:7,51.87,9.09,14;1,48.97,9.28,11,Steinheim an der Murr;1,48.69,10.06,9,Steinheim am Albuch;2,48.01,10.16,3
Stolberg:7,50.77,6.23,59;14,51.57,10.96,1
Sulzbach:9,49.30,7.06,18;5,50.13,8.53,8;2,49.91,9.15,7,Sulzbach am Main;1,49.00,9.50,5,Sulzbach an der Murr
Taufkirchen:2,48.05,11.62,18
Urbach:1,48.82,9.58,9;15,51.29,10.61,1
Vöhringen:2,48.28,10.08,13;1,48.33,8.66,4
Waldkirchen:2,48.73,13.60,11;13,50.60,12.38,1
Walldorf:1,49.31,8.64,15;15,50.62,10.38,2
Wangen:1,47.69,9.83,27
Wasserburg:2,48.05,12.22,12,Wasserburg am Inn;2,48.44,10.27,3
Wehr:1,47.63,7.90,13;8,50.42,7.22,1
Weil:1,47.59,7.62,30,Weil am Rhein;1,48.62,9.06,10,Weil im Schönbuch;2,48.12,10.92,4
Weilheim:2,47.84,11.15,21;1,48.62,9.54,10,Weilheim an der Teck;1,47.67,8.23,3
Weingarten:1,47.81,9.64,24;8,49.26,8.29,2
Wenden:7,50.97,7.87,20;6,52.32,10.51,4
Wetter:7,51.39,7.39,29,Wetter (Ruhr);5,50.90,8.72,9
Winsen:6,53.36,10.21,33
Wörth:8,49.05,8.26,17,Wörth am Rhein;2,49.80,9.15,5,Wörth am Main;2,48.25,11.90,5;2,49.00,12.41,5,Wörth an der Donau;2,48.62,12.34,2,Wörth an der Isar
Zell:1,48.69,8.06,8;1,47.71,7.85,6,Zell im Wiesental;8,50.03,7.18,4;2,49.81,9.87,4,Zell am Main;1,48.65,9.57,3,Zell unter Aichelberg;2,50.14,11.82,2,Zell im Fichtelgebirge
`

/** By the numbers above. */
export const STATES = [
  '',
  'Baden-Württemberg',
  'Bayern',
  'Bremen',
  'Hamburg',
  'Hessen',
  'Niedersachsen',
  'Nordrhein-Westfalen',
  'Rheinland-Pfalz',
  'Saarland',
  'Schleswig-Holstein',
  'Brandenburg',
  'Mecklenburg-Vorpommern',
  'Sachsen',
  'Sachsen-Anhalt',
  'Thüringen',
  'Berlin',
] as const

/** What else people write behind a name to tell a place from its namesakes, by name and number of the state. */
export const REGIONS: Readonly<Record<string, string>> = {
  'Auerbach 13': 'Vogtland',
  'Erbach 5': 'Odenwald',
  'Essen 6': 'Oldenburg',
  'Essen 7': 'Ruhr',
  'Freiberg 13': 'Erzgebirge',
  'Freiburg 6': 'Elbe',
  'Friedberg 5': 'Wetterau',
  'Fürth 2': 'Franken',
  'Fürth 5': 'Odenwald',
  'Gronau 6': 'Leine',
  'Hagen 6': 'Teutoburger Wald',
  'Halle 6': 'Weserbergland',
  'Hamm 8': 'Sieg',
  'Hof 2': 'Saale',
  'Langenfeld 7': 'Rheinland',
  'Lauf 1': 'Schwarzwald',
  'Lindau 2': 'Bodensee',
  'Lengerich 6': 'Emsland',
  'Münster 5': 'Dieburg',
  'Naumburg 14': 'Saale',
  'Neunkirchen 7': 'Siegerland',
  'Nienburg 6': 'Weser',
  'Oldenburg 6': 'Oldb',
  'Rotenburg 6': 'Wümme',
  'Stolberg 7': 'Rheinland',
  'Stolberg 14': 'Harz',
  'Wangen 1': 'Allgäu',
  'Winsen 6': 'Luhe',
}
