/** Columns as in germany.ts. */
export const AUSTRIA = `
Wien,48.21,16.37,1010-1239;Graz,47.07,15.44,8010-8055;Linz,48.31,14.29,4020-4040;Salzburg,47.80,13.04,5020;Innsbruck,47.27,11.40,6020
Klagenfurt,46.62,14.31,9020;Villach,46.61,13.85,9500;Wels,48.16,14.03,4600;Sankt Pölten,48.20,15.62,3100
Dornbirn,47.41,9.74,6850;Wiener Neustadt,47.81,16.24,2700;Steyr,48.04,14.42,4400;Feldkirch,47.24,9.60,6800
Bregenz,47.50,9.75,6900;Leonding,48.28,14.25,4060;Klosterneuburg,48.31,16.33,3400;Baden,48.01,16.23,2500
Wolfsberg,46.84,14.84,9400;Leoben,47.38,15.09,8700;Krems an der Donau,48.41,15.61,3500;Traun,48.22,14.24,4050
Amstetten,48.12,14.87,3300;Lustenau,47.43,9.66,6890;Kapfenberg,47.44,15.29,8605;Mödling,48.09,16.28,2340
Hallein,47.68,13.10,5400;Kufstein,47.58,12.17,6330;Traiskirchen,48.01,16.29,2514;Schwechat,48.14,16.47,2320
Braunau am Inn,48.26,13.03,5280;Stockerau,48.39,16.21,2000;Eisenstadt,47.85,16.52,7000;Saalfelden,47.43,12.85,5760
Spittal an der Drau,46.80,13.50,9800;Ried im Innkreis,48.21,13.49,4910;Telfs,47.31,11.07,6410;Vöcklabruck,48.00,13.66,4840
Gmunden,47.92,13.80,4810;Lienz,46.83,12.77,9900;Oberwart,47.29,16.20,7400;Zwettl,48.60,15.17,3910
Hollabrunn,48.56,16.08,2020;Mistelbach,48.57,16.57,2130;Bruck an der Mur,47.41,15.27,8600;Liezen,47.57,14.24,8940
Nickelsdorf,47.94,17.07,2425
`

export const SWITZERLAND = `
Zürich,47.37,8.54,8001-8064;Genf,46.20,6.15,1201-1209;Basel,47.56,7.59,4001-4059;Lausanne,46.52,6.63,1003;Bern,46.95,7.45,3001-3027
Winterthur,47.50,8.72,8400;Luzern,47.05,8.31,6003;St. Gallen,47.42,9.38,9000;Lugano,46.01,8.95,6900;Biel,47.14,7.25,2502
Thun,46.76,7.63,3600;Köniz,46.92,7.41,3098;La Chaux-de-Fonds,47.10,6.83,2300;Freiburg,46.81,7.16,1700
Schaffhausen,47.70,8.64,8200;Chur,46.85,9.53,7000;Neuenburg,46.99,6.93,2000;Uster,47.35,8.72,8610;Sitten,46.23,7.36,1950
Emmen,47.08,8.30,6020;Zug,47.17,8.52,6300;Yverdon-les-Bains,46.78,6.64,1400;Dübendorf,47.40,8.62,8600
Kriens,47.04,8.28,6010;Rapperswil-Jona,47.23,8.82,8640;Dietikon,47.40,8.40,8953;Frauenfeld,47.56,8.90,8500
Wetzikon,47.33,8.80,8620;Baden,47.47,8.31,5400;Wil,47.46,9.04,9500;Bulle,46.62,7.06,1630;Aarau,47.39,8.05,5000
Kreuzlingen,47.65,9.17,8280;Olten,47.35,7.90,4600;Solothurn,47.21,7.54,4500;Burgdorf,47.06,7.63,3400
Langenthal,47.21,7.79,4900;Bellinzona,46.19,9.02,6500;Locarno,46.17,8.80,6600;Martigny,46.10,7.07,1920
Brig,46.32,7.99,3900;Delsberg,47.37,7.34,2800;Interlaken,46.69,7.86,3800;Pratteln,47.52,7.69,4133;Davos,46.80,9.84,7270
Schwyz,47.02,8.65,6430;Altdorf,46.88,8.64,6460;Glarus,47.04,9.07,8750;Herisau,47.39,9.28,9100;Vaduz,47.14,9.52,9490
`
