/** Given names as people write them, by language: each has letters that plain English lacks. */
const namesByLanguage: Readonly<Record<string, string>> = {
  Polish:
    "Łucja Świętosława Żaneta Zdzisław Małgorzata Bożena Grażyna Paweł Michał Stanisław Łódź Światosław Agnieszka Kraków",
  Czech: "Jiří Zdeněk Ondřej Tomáš Matěj Štěpán Vojtěch Řehoř Dvořák Růžena Božena Květa Žofie Anežka",
  Slovak: "Ľubica Ľudovít Žofia Štefan Ján Tomáš Kristína Zuzana Ľuboš Šimon Ťapák Ďurica Ĺudmila Ŕuža",
  Hungarian: "Győző Erzsébet György Zsófia Ágnes Ödön Örs Tünde Csenge Ákos Őze Ű Éva Fülöp",
  Romanian:
    "Măria Ștefan Ționel Ioniță Cătălina Răzvan Sânziana Mărgărita Ilinca Andrei Șerban Țurcanu Brândușa Crăciun",
  Croatian:
    "Đurđica Željko Šime Ante Ćiro Čedomir Živka Nediljko Tomislav Đuro Zvonimir Ljiljana Mršić Ćosić",
  Slovenian: "Žiga Špela Črtomir Matjaž Alenka Jožica Živa Boštjan Neža Urška Tjaša Žan Čuk Šavli",
  Lithuanian:
    "Žemyna Šarūnas Gintarė Ąžuolas Ūla Įvardas Čiurlionis Eglė Jūratė Vėjas Živilė Ėglė Ramunė Rūta",
  Latvian: "Ķērsta Ģirts Ļena Ņina Jānis Ēriks Ilze Žanete Šarlote Āris Ūdris Čakste Zigfrīds Kārlis",
  Estonian: "Õnne Ülle Jüri Tõnu Väino Külli Mõtus Ööbik Märt Põld Süvi Ärni Žanna Šaun",
  Finnish: "Äänis Väinö Päivi Mäkelä Yrjö Törmä Åke Pöyry Sirkka Määttä Hämäläinen Kyllikki Räsänen Jääskö",
  Swedish: "Åsa Östen Märta Göran Håkan Björn Sörby Åke Ängla Hjördis Örjan Väinö Kjell Lönn",
  Norwegian: "Øystein Ærlig Åse Bjørn Sølvi Kåre Håvard Frøydis Gaute Tormod Ødegård Pål Målfrid Bråten",
  Icelandic:
    "Þórdís Guðrún Ægir Jökull Sigríður Ásdís Eyþór Björk Hallgrímur Ólöf Ýmir Úlfur Ísold Friðþjófur",
  German: "Jürgen Käthe Götz Süß Weiß Änne Jörg Bärbel Günther Löwe Ännchen Öhler Über Strauß",
  French: "Zoé Anaïs Françoise Noël Gaëlle Hélène Maëlys Jérôme Cœur Loïc Aÿ Œdipe Thérèse Côme",
  Spanish: "Íñigo Begoña Peñarroya Núñez Agüero Martín Ángel Sofía Íker Ñusta Úrsula Óscar María Güell",
  Catalan:
    "Núria Lluïsa Mercè Çatala Paral·lel Òscar Àngels Jordà Bàrbara Eulàlia Ramón Gal·la Héctor Vicenç",
  Portuguese:
    "João Conceição Antônia Luís Inês Simões Ângela Íris Úrsula Gonçalves Falcão Lourenço Mônica Ção",
  Italian: "Niccolò Desirée Noè Mosè Cosè Giosuè Zoè Dalì Perù Salomè Jörg Aimée Lucà Forlì",
  Turkish: "Ayşe İbrahim Işıl Çağla Gökçe Şükrü Oğuz Ümit Özgür Yağız Ğ İlkay Doğan Tuğçe",
  Azerbaijani: "Əli Gülnarə Şəhla Çinarə Nərgiz Ümid İlqar Rəşad Könül Vüsal Ağa Əsmər Şəms Fəridə",
  Vietnamese: "Nguyễn Thị Đặng Trần Hữu Phượng Ngọc Quỳnh Lê Võ Thùy Đỗ Mỹ Hạnh",
  Welsh: "Siân Siôn Llŷr Ŵyn Gwenllïan Bethânî Huŵ Glyndŵr Mêl Tŷ Ŷr Rhŷs Tŵm Dwynŵen",
  Irish: "Siobhán Seán Órla Áine Pádraig Róisín Caoimhín Éilis Ólafúr Nóirín Ḃríd Ṫomás Ḋónal Ṁáire",
  Maltese: "Ġorġ Ħaż Żebbuġ Ċensu Ġużè Ħamrun Żurrieq Marċell Ġwanna Ċikku Karmnu Pawlu Ħal Żaren",
  Yoruba: "Ọlá Ṣadé Ẹniọlá Fẹ́mi Ọláyínká Àyọ̀ Ṣẹ́gun Ìbùkún Adébáyọ̀ Tọ́lá Ọmọ́táyọ̀ Yẹmí Bọ́lá Ṣọlá",
  Hausa: "Ƙasim Ɗanjuma Ɓello Ƴar Haruna Ƙofa Ɗahiru Ɓagwai Zainab Ƴan Ƙwari Ɗari Ɓoye Ƙaura",
  Maori: "Mānuka Pōhutukawa Tūhoe Rāwiri Hēmi Pīpī Āwhina Ōtautahi Ēhou Īhaia Ūpoko Kōwhai Tāne Wīremu",
  Greek: "Ελένη Γιώργος Ιωάννα Χρήστος Άννα Ευρυδίκη Θεόδωρος Ξένια Ψυχή Ώρα Ήρα Ύδρα Ίρις Όλγα",
  Russian: "Алёна Юлия Щукин Эдуард Фёдор Жанна Объект Ярослав Мышь Ирина Цой Хлоя Чехов Шура",
  Ukrainian: "Їжак Євген Ґалина Олеся Мар’яна Ірина Тарас Уляна Юрій Ґудзь Зоряна Лук’ян Яків Щур",
  Serbian: "Ђорђе Љиљана Његош Ћирило Џејн Живка Шћепан Милош Јелена Душан Жарко Чедомир Весна Ћата",
};

export const namesOfThirtyLanguages: readonly string[] = Object.values(namesByLanguage).flatMap((names) =>
  names.split(" "),
);
