/** Words no topic is told with: small ones, whoever is spoken to, praise, verbs that open a line. Data. Folded. */
export const untoldWords: ReadonlySet<string> = new Set(
  `a an the this that these those your our my their his her its we you they i it us and or not no any all every each more most less
  is are was were be been do does did has have had can will would should may might must get got let make made making take took give
  gave keep kept run runs ran go goes went come comes find finds found see sees know learn build builds create creates manage send
  share grow start stop turn bring put use used need want help helps work works think feel save show move add set pay meet plan
  discover explore connect deploy host store map design develop improve reduce increase achieve reach join say tell ask talk speak
  what why how when where who which there here now then so too very just only also still even ever never always again
  one two three four five six seven eight nine ten first second next last once twice
  best better great good simple simply easy easily fast free new real right true whole full own same other things thing people
  everyone everything something anything nothing way ways time times day days week weeks year years life world place home
  about us team blog contact news prices pricing plans faq questions story history welcome hello gallery opening hours
  one-stop cutting-edge world-class seamless solutions solution experience quality service services customers clients
  le la les un une des nos vos notre votre pour avec sans plus tout toute tous el los las una unos nuestra nuestro tu su para con sin
  más todo toda todos o os as um uma nosso nossa seu sua mais il lo gli uno nostro nostra tuo per senza più tutto tutta che que qui
  nosotros noi nous historia histoire storia contacto contatti contato precios prezzi preços equipo equipe squadra dónde dove onde
  cómo come como quién chi quem by with for to from in on at of per as into over under without up down off out away
  second seconds minute minutes hour hours segundos minutos secondes minutes secondi minuti horas heures ore`.split(
    /\s+/
  )
)
/** What a line may order to be done with the things behind it: "chase payments". */
export const orders: ReadonlySet<string> = new Set(
  `accept access adapt add adjust alert align allow analyse analyze answer apply approve arrange assign attach audit avoid bake bill block
  boost bring browse call cancel capture carry catch change chase chat check choose claim clean clear combine compare complete configure
  confirm contact control convert cook copy cover customise customize cut decide delete describe detect document download draft drag draw
  drop edit embed enjoy enter export fill filter fix follow force forward generate grade group handle highlight host import inspect
  integrate invoice issue label launch lead leave lend limit link list listen load lock log look lower maintain map mark match mend merge
  migrate mix monitor name notify open order own pack paint park pause pick place point post predict prepare preview price process
  protect prove publish push query raise rank rate read receive recover refund reject release remember remind remove rename repair repeat
  replace reply report request rescue reset resize resolve restore retry return reuse reveal review revise ride roll route schedule score
  search secure select separate serve settle shape ship shop show sign skip sleep snap solve sort split spot spread stay stream submit
  suggest support swap switch sync tag tailor test tidy time touch trace trade train transfer translate travel treat trigger trim trust
  try tune type understand undo unlock update upgrade upload validate verify view visit wait walk wash wear weigh win wrap`.split(
    /\s+/
  )
)
