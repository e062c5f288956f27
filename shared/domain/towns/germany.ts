/** Name, latitude, longitude, and postcode of the centre or the postcodes of a city; sources in docs/decisions/0043-alerts-in-grid-cells.md. */
export const GERMANY = `
Berlin,52.52,13.41,10115-14199;Hamburg,53.55,9.99,20095-21149+22041-22769;München,48.14,11.58,80331-81929;Köln,50.94,6.96,50667-51149
Frankfurt am Main,50.11,8.68,60308-60599;Stuttgart,48.78,9.18,70173-70629;Düsseldorf,51.23,6.78,40210-40629
Leipzig,51.34,12.37,04103-04357;Dortmund,51.51,7.47,44135-44388;Essen,51.46,7.01,45127-45359;Bremen,53.08,8.80,28195-28779
Dresden,51.05,13.74,01067-01328;Hannover,52.37,9.73,30159-30669;Nürnberg,49.45,11.08,90402-90491;Duisburg,51.43,6.76,47051-47279
Bochum,51.48,7.22,44787-44894;Wuppertal,51.26,7.15,42103-42399;Bielefeld,52.02,8.53,33602-33739;Bonn,50.74,7.10,53111-53229
Münster,51.96,7.63,48143-48167;Mannheim,49.49,8.47,68159-68309;Karlsruhe,49.01,8.40,76131-76229;Augsburg,48.37,10.90,86150-86199
Wiesbaden,50.08,8.24,65183;Gelsenkirchen,51.52,7.09,45879;Mönchengladbach,51.20,6.44,41061
Braunschweig,52.27,10.53,38100;Kiel,54.32,10.14,24103;Chemnitz,50.83,12.92,09111;Aachen,50.78,6.08,52062
Halle (Saale),51.48,11.97,06108;Magdeburg,52.13,11.63,39104;Freiburg im Breisgau,47.99,7.85,79098
Krefeld,51.33,6.56,47798;Mainz,50.00,8.27,55116;Lübeck,53.87,10.69,23552;Erfurt,50.98,11.03,99084
Oberhausen,51.47,6.85,46045;Rostock,54.09,12.13,18055;Kassel,51.31,9.48,34117;Hagen,51.36,7.47,58095
Potsdam,52.40,13.06,14467;Saarbrücken,49.24,7.00,66111;Hamm,51.68,7.82,59065;Ludwigshafen am Rhein,49.48,8.44,67059
Mülheim an der Ruhr,51.43,6.88,45468;Oldenburg,53.14,8.21,26122;Osnabrück,52.28,8.05,49074
Leverkusen,51.03,6.98,51373;Darmstadt,49.87,8.65,64283;Heidelberg,49.41,8.69,69117;Solingen,51.17,7.08,42651
Regensburg,49.02,12.10,93047;Herne,51.54,7.22,44623;Paderborn,51.72,8.75,33098;Neuss,51.20,6.69,41460
Ingolstadt,48.77,11.42,85049;Offenbach am Main,50.10,8.77,63065;Fürth,49.48,10.99,90762;Würzburg,49.79,9.94,97070
Ulm,48.40,9.99,89073;Heilbronn,49.14,9.22,74072;Pforzheim,48.89,8.70,75172;Wolfsburg,52.42,10.79,38440
Göttingen,51.53,9.93,37073;Bottrop,51.52,6.93,46236;Reutlingen,48.49,9.21,72764;Erlangen,49.60,11.00,91052
Bremerhaven,53.55,8.58,27568;Koblenz,50.36,7.59,56068;Bergisch Gladbach,50.99,7.13,51465;Remscheid,51.18,7.19,42853
Trier,49.76,6.64,54290;Recklinghausen,51.61,7.20,45657;Jena,50.93,11.59,07743;Moers,51.45,6.63,47441
Salzgitter,52.15,10.33,38226;Siegen,50.87,8.02,57072;Gütersloh,51.91,8.38,33330;Hildesheim,52.15,9.95,31134
Hanau,50.13,8.92,63450;Kaiserslautern,49.44,7.77,67655;Cottbus,51.76,14.33,03046;Schwerin,53.63,11.41,19053
Witten,51.44,7.34,58452;Esslingen am Neckar,48.74,9.31,73728;Ludwigsburg,48.90,9.19,71638;Gera,50.88,12.08,07545
Düren,50.80,6.48,52349;Tübingen,48.52,9.06,72070;Flensburg,54.78,9.44,24937;Iserlohn,51.37,7.70,58636
Villingen-Schwenningen,48.06,8.46,78050;Ratingen,51.30,6.85,40878;Lünen,51.62,7.53,44532;Zwickau,50.72,12.49,08056
Konstanz,47.66,9.18,78462;Gießen,50.58,8.68,35390;Worms,49.63,8.36,67547;Minden,52.29,8.92,32423;Marl,51.66,7.09,45768
Norderstedt,53.71,10.01,22846;Velbert,51.34,7.04,42551;Bamberg,49.89,10.89,96047;Dessau-Roßlau,51.83,12.24,06844
Viersen,51.26,6.39,41747;Marburg,50.81,8.77,35037;Rheine,52.28,7.44,48431;Lüneburg,53.25,10.41,21335
Gladbeck,51.57,6.99,45964;Troisdorf,50.82,7.16,53840;Wilhelmshaven,53.53,8.11,26382;Dorsten,51.66,6.96,46282
Bayreuth,49.95,11.58,95444;Detmold,51.94,8.88,32756;Arnsberg,51.40,8.06,59821;Castrop-Rauxel,51.55,7.31,44575
Landshut,48.54,12.15,84028;Bocholt,51.84,6.62,46395;Brandenburg an der Havel,52.41,12.55,14770
Aschaffenburg,49.97,9.15,63739;Bad Homburg,50.23,8.62,61348;Celle,52.62,10.08,29221;Kempten (Allgäu),47.73,10.32,87435
Fulda,50.55,9.68,36037;Aalen,48.84,10.09,73430;Lippstadt,51.67,8.34,59555;Dinslaken,51.56,6.74,46535
Herford,52.11,8.67,32052;Rüsselsheim am Main,49.99,8.41,65428;Sindelfingen,48.71,9.00,71063;Kerpen,50.87,6.70,50171
Neuwied,50.43,7.46,56564;Dormagen,51.09,6.84,41539;Plauen,50.50,12.14,08523;Grevenbroich,51.09,6.59,41515
Neubrandenburg,53.56,13.26,17033;Rosenheim,47.86,12.12,83022;Bergheim,50.96,6.64,50126;Herten,51.60,7.14,45699
Schwäbisch Gmünd,48.80,9.80,73525;Friedrichshafen,47.65,9.48,88045;Garbsen,52.42,9.60,30823;Wesel,51.66,6.62,46483
Hürth,50.87,6.87,50354;Offenburg,48.47,7.94,77652;Unna,51.53,7.69,59423;Greifswald,54.10,13.39,17489
Langenfeld,51.11,6.95,40764;Stralsund,54.31,13.08,18439;Göppingen,48.70,9.65,73033;Neu-Ulm,48.39,10.00,89231
Frankfurt (Oder),52.34,14.55,15230;Euskirchen,50.66,6.79,53879;Hameln,52.10,9.36,31785;Görlitz,51.15,14.99,02826
Meerbusch,51.25,6.69,40667;Stolberg,50.77,6.23,52222;Sankt Augustin,50.77,7.19,53757;Waiblingen,48.83,9.32,71332
Lörrach,47.61,7.66,79539;Hilden,51.17,6.93,40721;Baden-Baden,48.76,8.24,76530;Gummersbach,51.03,7.56,51643
Pulheim,51.00,6.80,50259;Hattingen,51.40,7.19,45525;Wolfenbüttel,52.16,10.53,38300;Nordhorn,52.43,7.07,48527
Schweinfurt,50.05,10.23,97421;Bad Salzuflen,52.09,8.75,32105;Menden,51.44,7.80,58706;Emden,53.37,7.21,26721
Cuxhaven,53.86,8.70,27472;Lingen,52.52,7.32,49808;Passau,48.57,13.46,94032;Willich,51.26,6.55,47877
Hof,50.32,11.92,95028;Gotha,50.95,10.71,99867;Wetzlar,50.56,8.50,35576;Ravensburg,47.78,9.61,88212
Peine,52.32,10.23,31224;Straubing,48.88,12.57,94315;Ahlen,51.76,7.89,59227;Soest,51.57,8.11,59494
Delmenhorst,53.05,8.63,27749;Weimar,50.98,11.33,99423;Weiden in der Oberpfalz,49.68,12.16,92637
Amberg,49.44,11.86,92224;Ansbach,49.30,10.57,91522;Coburg,50.26,10.96,96450;Kaufbeuren,47.88,10.62,87600
Memmingen,47.99,10.18,87700;Böblingen,48.69,9.01,71032;Rastatt,48.86,8.20,76437;Leonberg,48.80,9.01,71229
Bruchsal,49.12,8.60,76646;Heidenheim an der Brenz,48.68,10.15,89518;Schwäbisch Hall,49.11,9.74,74523
Neumünster,54.07,9.98,24534;Elmshorn,53.75,9.65,25335;Pinneberg,53.66,9.80,25421;Itzehoe,53.93,9.52,25524
Heide,54.20,9.10,25746;Stade,53.60,9.48,21682;Buxtehude,53.48,9.70,21614;Wismar,53.89,11.46,23966
Güstrow,53.79,12.18,18273;Stendal,52.61,11.86,39576;Halberstadt,51.90,11.05,38820;Wernigerode,51.83,10.79,38855
Goslar,51.91,10.43,38640;Nordhausen,51.50,10.79,99734;Eisenach,50.98,10.32,99817;Suhl,50.61,10.69,98527
Saalfeld,50.65,11.36,07318;Altenburg,50.99,12.44,04600;Freiberg,50.92,13.34,09599;Bautzen,51.18,14.42,02625
Riesa,51.31,13.30,01587;Wittenberg,51.87,12.65,06886;Naumburg,51.15,11.81,06618;Merseburg,51.36,12.00,06217
Eberswalde,52.83,13.82,16225;Oranienburg,52.76,13.24,16515;Neuruppin,52.92,12.80,16816;Prenzlau,53.32,13.86,17291
Speyer,49.32,8.43,67346;Landau in der Pfalz,49.20,8.12,76829;Neustadt an der Weinstraße,49.35,8.14,67433
Pirmasens,49.20,7.60,66953;Zweibrücken,49.25,7.36,66482;Neunkirchen,49.35,7.18,66538;Homburg,49.33,7.34,66424
Bad Kreuznach,49.84,7.87,55543;Idar-Oberstein,49.71,7.31,55743;Andernach,50.44,7.40,56626;Limburg an der Lahn,50.39,8.06,65549
Bad Hersfeld,50.87,9.71,36251;Korbach,51.28,8.87,34497;Friedberg,50.34,8.76,61169;Bensheim,49.68,8.62,64625
Tuttlingen,47.98,8.82,78532;Balingen,48.28,8.85,72336;Albstadt,48.22,9.03,72458;Biberach an der Riß,48.10,9.79,88400
Sigmaringen,48.09,9.22,72488;Freudenstadt,48.46,8.41,72250;Mosbach,49.35,9.15,74821;Crailsheim,49.13,10.07,74564
Garmisch-Partenkirchen,47.49,11.10,82467;Weilheim,47.84,11.14,82362;Landsberg am Lech,48.05,10.88,86899
Freising,48.40,11.75,85354;Dachau,48.26,11.43,85221;Erding,48.31,11.91,85435;Traunstein,47.87,12.64,83278
Mühldorf am Inn,48.25,12.52,84453;Deggendorf,48.84,12.96,94469;Cham,49.22,12.66,93413;Kulmbach,50.11,11.45,95326
Neumarkt in der Oberpfalz,49.28,11.46,92318;Nördlingen,48.85,10.49,86720;Leer,53.23,7.46,26789;Aurich,53.47,7.48,26603
Papenburg,53.08,7.39,26871;Meppen,52.69,7.29,49716;Cloppenburg,52.85,8.05,49661;Vechta,52.73,8.29,49377
Nienburg,52.64,9.21,31582;Verden,52.92,9.23,27283;Uelzen,52.96,10.56,29525;Soltau,52.99,9.84,29614;Gifhorn,52.49,10.55,38518
Wacken,54.02,9.38,25596;Dinkelsbühl,49.07,10.32,91550;Ballenstedt,51.72,11.23,06493;Schlotheim,51.24,10.66,99994
Obertraubling,48.97,12.17,93083;Geiselwind,49.77,10.47,96160;Losheim am See,49.51,6.75,66679;Lichtenfels,50.15,11.06,96215
`
