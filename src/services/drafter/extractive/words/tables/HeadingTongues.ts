/** What headings announce, in languages besides those of `HeadingWords.ts`: data; folded. */

const list = (phrases: string): ReadonlyArray<string> => phrases.split("|").map((phrase) => phrase.trim())

/** Over features. */
export const featureTongues = list(`
  funkcje | funkcjonalności | możliwości | co potrafi | co zyskujesz | co otrzymujesz | wszystko, czego potrzebujesz | funkce | co umí | co nabízí | co získáte | vše, co potřebujete | funkcie | čo ponúka | čo získate |
  funkciók | szolgáltatások és funkciók | mit tud | funcționalități | funcții | ce primești | ce oferă | tot ce ai nevoie | λειτουργίες | δυνατότητες | χαρακτηριστικά | τι περιλαμβάνει |
  возможности | функции | функционал | что умеет | что вы получите | что входит | всё, что нужно | можливості | функції | функціонал | що вміє | що ви отримаєте | що входить | функционалности | възможности |
  özellikler | özellikleri | neler sunuyoruz | neler yapabilirsiniz | ihtiyacınız olan her şey | tính năng | tính năng nổi bật | tính năng chính | chức năng | fitur | fitur unggulan | fitur utama | apa yang anda dapatkan |
  주요 기능 | 핵심 기능 | 기능 | 기능 소개 | 특징 | תכונות | יכולות | פיצ'רים | מה כלול | מה תקבלו | מה מקבלים |
  funktioner | egenskaper | det här ingår | detta ingår | det får du | hvad du får | det får du | dette får du | ominaisuudet | toiminnot | mitä saat | funkcije | mogućnosti | značajke | funcionalitats | característiques
`)

/** Over services. */
export const serviceTongues = list(`
  usługi | nasze usługi | nasza oferta | co robimy | czym się zajmujemy | co oferujemy | zakres usług | w czym pomagamy | specjalizacje |
  služby | naše služby | nabízené služby | co děláme | co nabízíme | s čím pomáháme | nabídka služeb | čo robíme | čo ponúkame | ponuka služieb |
  szolgáltatások | szolgáltatásaink | szolgáltatásunk | mivel foglalkozunk | amit kínálunk | servicii | serviciile noastre | ce facem | ce oferim | υπηρεσίες | οι υπηρεσίες μας | τι κάνουμε | τι προσφέρουμε |
  услуги | наши услуги | что мы делаем | чем мы занимаемся | что мы предлагаем | направления работы | послуги | наші послуги | що ми робимо | чим ми займаємося | що ми пропонуємо | напрямки роботи | нашите услуги | какво правим | какво предлагаме |
  hizmetler | hizmetlerimiz | hizmet alanlarımız | neler yapıyoruz | ne yapıyoruz | các dịch vụ | dịch vụ nổi bật | dịch vụ của chúng tôi | lĩnh vực hoạt động | chúng tôi làm gì | layanan kami | layanan utama | jasa kami | apa yang kami lakukan | perkhidmatan kami |
  서비스 소개 | 서비스 안내 | 제공 서비스 | 주요 서비스 | 진료과목 | 진료 과목 | 사업분야 | 사업 분야 | 업무분야 | 업무 분야 | 주요업무 | השירותים שלנו | שירותים | תחומי עיסוק | תחומי התמחות | מה אנחנו עושים | מה אנחנו מציעים | במה אנחנו עוזרים | איך אנחנו עוזרים |
  tjänster | våra tjänster | vad vi gör | det här gör vi | vi erbjuder | vores ydelser | ydelser | vores services | hvad vi gør | det tilbyder vi | tjenester | våre tjenester | hva vi gjør | vi tilbyr | palvelut | palvelumme | mitä teemme |
  usluge | naše usluge | što radimo | šta radimo | što nudimo | storitve | naše storitve | serveis | els nostres serveis | què fem
`)

/** Over steps. */
export const stepTongues = list(`
  jak to działa | jak działa | jak działamy | jak pracujemy | jak wygląda współpraca | przebieg współpracy | krok po kroku | kroki | jak to funguje | jak to probíhá | jak probíhá | jak pracujeme | průběh spolupráce | krok za krokem | postup | ako to funguje | ako pracujeme |
  hogyan működik | így működik | a folyamat | lépések | lépésről lépésre | cum funcționează | cum lucrăm | pași | pașii | πώς λειτουργεί | πώς δουλεύει | πώς δουλεύουμε | βήματα | βήμα βήμα |
  как это работает | как это устроено | как мы работаем | этапы | этапы работы | порядок работы | шаги | как заказать | як це працює | як ми працюємо | етапи | етапи роботи | порядок роботи | кроки | як замовити | как работи | стъпки |
  nasıl çalışır | nasıl çalışıyor | nasıl çalışıyoruz | adımlar | adım adım | sürecimiz | cách hoạt động | cách thức hoạt động | quy trình | quy trình làm việc | các bước | cara kerja | bagaimana cara kerjanya | bagaimana caranya | langkah | langkah-langkah | cara pesan | cara memesan |
  이용 방법 | 이용방법 | 사용 방법 | 사용방법 | 작동 방식 | 진행 과정 | 진행과정 | 진행 절차 | 이용 절차 | 진료 절차 | 상담 절차 | איך זה עובד | איך עובדים | תהליך העבודה | שלבי העבודה | שלבים |
  så fungerar det | så funkar det | hur det fungerar | så går det till | steg för steg | sådan fungerer det | hvordan fungerer det | sådan gør du | trin for trin | slik fungerer det | hvordan det fungerer | steg for steg | näin se toimii | miten se toimii | vaiheet |
  kako funkcionira | kako radi | kako radimo | koraci | kako deluje | com funciona
`)

/** Over why it is chosen. */
export const uspTongues = list(`
  dlaczego my | dlaczego warto | dlaczego warto nas wybrać | co nas wyróżnia | korzyści | zalety | atuty | proč my | proč si vybrat | proč si nás vybrat | proč zvolit | výhody | naše výhody | prečo my | prečo si vybrať | miért mi | miért válasszon minket | előnyök | előnyeink |
  de ce noi | de ce să ne alegi | avantaje | beneficii | γιατί εμάς | γιατί να μας επιλέξετε | πλεονεκτήματα | почему мы | почему выбирают нас | преимущества | наши преимущества | чому ми | чому обирають нас | переваги | наші переваги | защо ние | предимства |
  neden biz | neden bizi seçmelisiniz | avantajlar | avantajlarımız | faydaları | vì sao chọn | tại sao chọn | lý do chọn | lợi ích | ưu điểm | mengapa memilih | mengapa kami | kenapa memilih | kenapa kami | keunggulan kami |
  왜 선택 | 선택하는 이유 | 장점 | 차별점 | 강점 | למה אנחנו | למה דווקא אנחנו | למה לבחור | היתרונות שלנו | יתרונות | varför oss | varför välja | därför väljer | fördelar | hvorfor vælge | hvorfor os | fordele | hvorfor velge | hvorfor oss | fordeler | miksi me | miksi valita | edut |
  zašto mi | zašto odabrati | prednosti | zakaj mi | per què nosaltres | avantatges
`)

/** Over what troubles the visitor, whom it is for, and what others make of it. */
export const troubleTongues = list(`
  problemy | wyzwania | codzienne wyzwania | dla kogo | branże | nasze wartości | wartości | realizacje | nasze realizacje | wymagania | porównanie | problém | problémy | výzvy | pro koho | obory | naše hodnoty | hodnoty | realizace | naše realizace | požadavky | srovnání | pre koho | realizácie |
  a probléma | kihívások | kinek ajánljuk | kinek szól | értékeink | referenciák | munkáink | provocări | pentru cine | valorile noastre | portofoliu | proiecte | το πρόβλημα | για ποιους | οι αξίες μας | έργα | τα έργα μας |
  проблема | проблемы | для кого | кому подойдёт | кому подойдет | отрасли | наши ценности | ценности | наши работы | портфолио | проекты | кейсы | требования | сравнение | проблеми | виклики | кому підійде | галузі | наші цінності | цінності | наші роботи | портфоліо | проєкти | вимоги | порівняння |
  sorun | sorunlar | kimler için | kimin için | sektörler | değerlerimiz | referanslar | projelerimiz | projeler | karşılaştırma | vấn đề | thách thức | dành cho ai | giá trị cốt lõi | dự án | dự án tiêu biểu | yêu cầu hệ thống | so sánh | masalah | tantangan | untuk siapa | nilai kami | nilai-nilai kami | portofolio | proyek | perbandingan |
  문제 | 문제점 | 고민 | 이런 분께 | 추천 대상 | 포트폴리오 | 프로젝트 | 핵심 가치 | 비교 | הבעיה | האתגר | למי זה מתאים | למי מתאים | הערכים שלנו | פרויקטים | תיק עבודות | השוואה |
  problemet | utmaningar | vem är det för | för vem | våra värderingar | våra projekt | utfordringer | udfordringer | for hvem | vores værdier | våre verdier | referencer | referanser | ongelma | haasteet | kenelle | arvomme | izazovi | za koga | naše vrijednosti | naši projekti
`)

/** Over parts that are neither features nor reasons. */
export const endTongues = list(`
  cennik | ceny | opinie | opinie klientów | najczęstsze pytania | najczęściej zadawane pytania | kontakt | o nas | zespół | nasz zespół | aktualności | ceník | ceny služeb | recenze | časté dotazy | často kladené otázky | o mně | náš tým | aktuality | cenník | najčastejšie otázky | o nás | náš tím |
  árak | árlista | vélemények | gyakori kérdések | kapcsolat | rólunk | csapatunk | hírek | prețuri | tarife | recenzii | întrebări frecvente | despre noi | echipa noastră | τιμές | τιμοκατάλογος | συχνές ερωτήσεις | επικοινωνία | σχετικά με εμάς | η ομάδα μας | νέα |
  цены | прайс | стоимость | тарифы | отзывы | отзывы клиентов | частые вопросы | часто задаваемые вопросы | вопросы и ответы | контакты | о нас | о компании | наша команда | новости | ціни | вартість | тарифи | відгуки | відгуки клієнтів | часті запитання | поширені запитання | контакти | про нас | новини | цени | отзиви | често задавани въпроси | за нас |
  fiyatlar | fiyatlandırma | yorumlar | müşteri yorumları | sıkça sorulan sorular | sık sorulan sorular | iletişim | hakkımızda | ekibimiz | haberler | bảng giá | giá cả | đánh giá | khách hàng nói gì | câu hỏi thường gặp | liên hệ | về chúng tôi | đội ngũ | tin tức | daftar harga | harga kami | testimoni | pertanyaan umum | pertanyaan yang sering diajukan | hubungi kami | tentang kami | tim kami | berita |
  요금 | 요금제 | 가격 | 비용 안내 | 후기 | 고객 후기 | 이용 후기 | 자주 묻는 질문 | 문의 | 문의하기 | 회사소개 | 회사 소개 | 오시는 길 | 공지사항 | 팀 소개 | 의료진 | 의료진 소개 | מחירים | מחירון | המלצות | לקוחות ממליצים | סיפורי הצלחה | שאלות נפוצות | צור קשר | אודות | מי אנחנו | הצוות שלנו | חדשות |
  priser | omdömen | vanliga frågor | kontakta oss | om oss | vårt team | nyheter | anmeldelser | ofte stillede spørgsmål | kontakt os | om os | ofte stilte spørsmål | vanlige spørsmål | hinnat | hinnasto | arvostelut | usein kysytyt kysymykset | ota yhteyttä | yhteystiedot | meistä | ajankohtaista |
  cijene | cijenik | cene | recenzije | česta pitanja | često postavljana pitanja | o nama | preus | preguntes freqüents | sobre nosaltres
`)
