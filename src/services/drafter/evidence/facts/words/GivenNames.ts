/**
 * Given names people go by alone where they say who founded something: "Marta and Joan". A single word with a
 * capital is a company's name as often as a person's, so only these count. Data, folded.
 */
export const givenNames: ReadonlySet<string> = new Set(
  `aad aaliyah aarav aaron abby abdul abdullah abeer abena abhishek abigail abílio achieng achim ada adaeze adam adaora
  adel adelaide adele aditi aditya adolfo adriaan adrian adriana adrien adwoa afonso agata agathe agnes agnieszka
  agostino agus agustín ahmad ahmed aida ailsa aino aisha ajay akash akiko akinyi akira akshay alain alan alasdair
  alba albane albert alberto albrecht aldo alejandra alejandro alejo aleksander aleksandra alessandra alessandro
  alessia alex alexander alexandra alexandre alexis alfonso alfredo ali aliaa alice alicia alicja alina aline alma
  almudena alok alwin ama amaka amal aman amanda amandine ambra amedeo amelia amelie amer amina amir amit amita amparo
  amr amrita amy amália amélie ana anand ananya anastasia anaïs anders andre andrea andreas andrei andreia andrej
  andrew andrzej andré andrés andy anette angel angela angelica angelika angelo angus angélique anh aniello anikó anil
  anita anja anjali anke ankit ankita anna annabel annalisa anne anneke anneliese annemarie annette annick annika
  anouk ans anselmo antje antoine antoinette anton antonella antonia antonio antónio antônio anushka anwar aníbal
  aoife aparna archana archie arend arianna arie ariel arjan arjun armando armelle arnaud arne arnold arthur artur
  arturo arun arvid arvind asami asbjørn asha ashish ashok ashwin asma astrid asunción attilio aude audrey augusto
  aurelie aurélie aurélien aurélio axel aya ayaan ayaka ayesha ayman ayodele ayu ayumi ayşe aziz babajide bader
  baltazar barbara bart bartosz bas basma bastiaan bastien beata beate beatrice beatriz begoña belén ben benedetta
  benedetto benedikt benedito bengt benito benjamin benno benoit benoît bento bernadette bernard bernardo bernd bert
  bertram bertrand beth bethan bettina betty bhavna bianca bilal billy birgit birgitta bisi bjarne björn blanca
  blandine bob bobby bodo bogdan bola bonnie boris bożena brad bradley bram branca brandon brenda brendan brent brett
  brian brigitte britt brittany bronwen bruce bruna bruno bryan bryony budi bukola burkhard bärbel bérénice børge
  caetano caio caitlin callum calum cameron camila camilla camille camilo candela caoimhe carine carl carla carlo
  carlos carlota carlotta carmela carmen carmine carol carolien carolina caroline carrie carsten carys casper cassie
  catalina caterina catherine cathy catriona cecilia cecilie cecília cedric cees celia celine cerys chandra chantal
  charles charlie charlotte chiamaka chiara chidi chidinma chie chika chinedu chioma chloe chloé chris christa
  christel christelle christer christiaan christian christiane christina christine christoph christophe christopher
  cian ciara ciarán cillian cindy cinzia claire clara clare clark claude claudia claudio clive cláudia cláudio
  clémence clément coen colette colin conceição concha connor conor conrad constanze cora corentin corinne cormac
  cornelia cornelis corrado cosimo costanza craig cristian cristiano cristina cristóbal curtis cyril cyrille czesław
  cátia cécile cédric célia céline césar daan dafydd dagmar daichi daisuke dale dalia dalila damian damiano damien
  damilola dan dana daniel daniela daniele danielle danièle danny danuta daphne dario dariusz darren dave davi david
  davide dean dearbhla debbie debora deborah declan deepa deepak deepika deirdre dele delfina delphine denis denise
  dennis derek dermot detlef devika dewi diana diane diarmuid dick didier diego dieter dietmar dina dinesh dinis diogo
  dirk divya domenico domingo domingos dominic dominik dominique don donal donatella donna dora dorien doris dorota
  dorothea dorte doug douglas duarte duc duncan dylan dáithí débora dónal eamon ebba ebele eberhard eckhard eddie
  edeltraud edgar edgardo edite edith edoardo eduarda eduardo edward edwin edyta eero efa efua egbert egil egon eiji
  eileen eimear einar ejike elaine eleanor elena eleonora elfriede eli elia elias elif elin elio elisa elisabete
  elisabeth elisabetta eliza elizabeth elke ella ellen ellie elliot elly elmar eloísa els elsa elvira elżbieta emanuel
  emanuela emanuele emeka emi emiko emil emilia emiliano emilie emilio emily emma emmanuel emmanuelle emre emyr eniola
  enrica enrico enrique enzo eoin eric erica erich erik erika erin ernest ernesto ernst erwin esmee espen esperanza
  esteban estela estelle esther eszter ethan ethel ettore eugen eugene eugenia eugenio eugénie eunice eva evan
  evaristo eve eveline evelyn ewa ewald ewan ewen fabian fabiana fabien fabienne fabio fabiola fabián fabrice fabrizio
  fadi faisal fanny farah fares faten fatima fatou federica federico felicia felicity felipe felix femi femke
  ferdinand fergal fergus fermín fernanda fernando ferruccio ferry fidel filip filipa filipe filippo finbar finn
  fintan fiona fiorella flavia flavio fleur floor florence florencia florent florian floris flávia flávio folake fons
  fortunato franca frances francesca francesco francis francisca francisco franciszek franco francois frank franz
  franziska françois françoise fraser fred freddie frederic frederico frederik fredrik freek freja frida frieda
  friedrich frits fritz frédéric frédérique fulvio fumiko funmi fábio fátima gabi gabriel gabriela gabriele gabriella
  gaetano gaia gail gareth gary gaspard gaurav gautam gavin gaël gaëlle gbenga geert geeta gemma geneviève gennaro
  geoff georg george georges georgia gerald gerard gerardo gerben gerd gerda gerhard gerlinde germán gerrit gertrud
  gethin ghada ghislaine giacomo gianfranco gianluca gianni gianpaolo gijs gil gilberto gilda gilles gillian gina
  ginevra gino gioacchino giorgia giorgio giovanna giovanni girish gisela gisèle giulia giuliana giuliano giulio
  giuseppe giuseppina glenn gloria glória gonzalo gonçalo gopal gord gordon grace graciela graham graziella graça
  grażyna greetje greg gregor gregorio gregory greta grethe gro grzegorz gráinne grégoire grégory guadalupe gudrun
  guglielmo guido guillaume guillermo gunilla gunnar gurpreet gustaf gustav gustave gustavo guus guy gwen gwenaëlle
  gwilym gwyn gábor géraldine gérard götz günter günther hadi haitham hala halima halina hamish hamza han hana hanan
  hani hank hanna hannah hanne hanneke hannelore hannes hannie hans harald harish harm harold harpreet harriet harry
  hartmut haruka haruki haruto harvey hassan hatem hauwa hazel heather heba hector hedda hege heidi heike heiko heiner
  heinrich heinz heitor heleen helen helena helene helga helge helmut hemant hendrik henk henning henny henri henrik
  henrique henry henryk herbert herman hermann hernán hervé hester hideki hideo hilary hilda hilde hildegard hind hiro
  hiroki hiroko hiroshi hisham hitomi hoda holger holly honoré horacio horst howard hubert huda hugh hugo huguette
  humberto hussein huw håkan håkon héctor hélio hélène iain ian iara ibrahim ichiro ida ieuan ifan ifeanyi ifeoma
  ignacio ikenna ilaria ilda ilona ilse iman imogen ines inga inge ingeborg inger ingo ingrid inmaculada innes inácio
  inès inés inês ioana irena irene iria irina iris irma irmgard isa isaac isabel isabella isabelle isadora isamu
  ishaan isidro isla islam ismael itziar ivan ivana ivano ivar ivo ivy iván iwan iwona izabela jaap jacek jaciara
  jacinta jacinto jack jackie jaco jacob jacqueline jacques jadwiga jaime jake jakob jakub jamal james jamie jamila
  jan jana janaína jane janet janice janina janine janne janneke jantine janusz jared jarosław jasmine jason jasper
  javier jay jean jeanne jeff jelena jelle jemima jenna jennifer jenny jens jeremy jeroen jerome jerry jerzy jesper
  jess jesse jessica jesús jia jill jim jimena jimmy jiro jiří jo joan joana joanna joanne joao joaquim joaquín
  jocelyne jochen jodie joe joel joep johan johann johanna johannes john johnny jolanda jolanta jomo jon jonah jonas
  jonathan joost jordan jordi jorge joris jorn jorrit jos jose josef josefa josefin josefina joseph josh joshua josé
  joséphine joyce joão joëlle juan juana judith judy juhani jules julia julian juliana julie julien julieta juliette
  julio jun junko jurgen justin justine justyna jutta jyoti jérémie jérémy jérôme józef jörg jørgen jørn júlia júlio
  jürgen kabir kabiru kai kaisa kaitlin kaito kamal kamau kamil kana kaori karen kari karim karin karina karine karl
  karla karol karolina karsten karthik kasia kasper katarzyna kate katharina katherine kathleen kathrin kathryn kathy
  katie katja katrin katrine kavita kavya kay kazimierz kazuki kazuko kazuo kees kehinde keiko keita keith kelechi
  kelly kemi ken kenichi kenji kenneth kenny kenta keoni kerry kerstin kevin khadija khaled khalid kieran kim kimberly
  kiran kirsten kirsty kiyoshi kjell klaas klara klaudia klaus knut koen kofi kohei koji konrad kristian kristin
  kristina kristoffer krystyna krzysztof kumiko kunal kurt kwabena kwaku kwame kwasi kyle kyoko lachlan laetitia laila
  lakshmi lalita lama lara larissa larry lars lasse laura laure lauren laurence laurens laurent lavinia lawrence layla
  lea leah leandro lee leela leendert leif leila lekan lena lenka leo leon leonard leonardo leone leonie leonor lerato
  leslie leszek leticia letizia letícia lewis leyla lia liam lianne lidia lieke lies liesbeth liisa lili liliana lilly
  lily lina linda lindsay linh linnea lino lionel lisa lisanne lise liv livia livio liz llinos lloyd loes lois lola
  lonneke lorella lorena lorenz lorenza lorenzo loretta lorna lorraine lothar lotta lotte lou louis louisa louise
  lourenço lowri loïc luana lubna luc luca lucas lucia luciana luciano lucie lucien lucille lucinda lucy lucía ludovic
  ludovica ludwig luigi luis luisa luise luiz luiza luka lukas luke lurdes luuk luís luísa lydia lynn léa léo léonie
  lídia lígia maaike maarten mabel macarena machiel maciej madalena maddalena madeleine madhav madhu maeve mafalda
  magali magda magdalena maggie magnus maha mahesh mahmoud maike mairi mairéad maja majed makena makoto mala malak
  malcolm malik malin malte mami manal mandla mandy manfred manish manoj manon manuel manuela mara marc marcel marcela
  marcella marcello marcelo marcin marco marcos marcus marek margaret margarete margarida margarita margaux margherita
  margit margot margrethe margriet marguerite maria mariam marian mariana mariangela marianne mariano maribel
  maricarmen marie marieke marije marijke mariko marilyn marina marine mario marion marisa marisol marit mariusz
  marjan marjolein marjorie mark marko markus marleen marlene marlies marloes marta marte marten martha marthe martijn
  martim martin martina martine martín marwa marwan mary maryam maría masahiro masako masato mason massimiliano
  massimo mateo mateusz matheus mathias mathieu mathijs mathilde matilda matilde mats matt matteo matthew matthias
  mattias matías maud maura maureen maurice mauricio maurizio mauro maurício max maxime maximiliano maya mayumi maëlle
  małgorzata mbali mechthild meena meera megan megumi mehdi mehmet mei meic meilin mel melanie melissa menno mercedes
  merel mia michael michaela michał michel michela michele micheline michelle michiel michiko mick midori mieke miguel
  mihai miho mikael mike mikkel mikołaj mila milan milena miles millie mina minh minoru mira miranda mireille miriam
  mirjam mirko mirosław misaki mitch mitsuko miyuki mohamed mohammad mohammed mohan mohit moira moises moisés molly
  momoko mona monica monika monique montserrat morag moreno morgan moritz morten moses mostafa mounir mukesh mumbi
  mungo murdo muriel mustafa muthoni mutua mwangi myriam máire márcia márcio mário mónica mônica nabil nada nadia
  nadine nadja nadège naledi nancy nanda nandi nandini naoki naoko naomi nasser natalia natalie natasha nathalie
  nathan natsuki natália naveen ndidi neal neelam neeraj neha neil nela nele nell nelson nerea nerys ngozi nguyet nia
  niall niamh nicholas nick nico nicola nicolas nicole nicolás nicolò niek niels nienke nigel nikhil niklas nikola
  nikolai nils nina nino nisha nitin njeri nkechi nkosana nnamdi noah noboru noel noelia noemi nollaig nomsa noor nora
  norbert noriko norma norman nour noura noémie nuala nuno nuria nyambura nádia néstor oana obinna ochieng odette
  odile oisín olaf olamide olav olavo ole olga olive oliver olivia olivier oliwia olof olu olumide oluwaseun olívia
  omar ombeline omnia ondřej onyeka oreste orla orlando ornella osama osamu oscar oskar osvaldo oswald otieno otis
  ottavia ottavio otto otávio owain owen pablo paco padma paige palesa paloma pam pamela paola paolo parth pascal
  pascale pasquale pat patrice patricia patricio patrick patrik patrizia patryk patrícia paul paula paulette paulina
  pauline paulo pavel paweł pedro peggy pelle penelope penny per percy pernille perrine perry pete peter petra petter
  phil philip philipp philippa philippe phoebe phyllis pia piera pierluigi piero pierre piet pieter pietro pilar pim
  pino piotr polly pooja poul pradeep prakash pranav prashant pratik preeti priscila priscilla priya priyanka
  przemysław pádraig pär quentin rachel radha radosław rafael rafaela rafał raffaele raffaella ragnar ragnhild rahul
  rainer raj raja rajesh rajiv rakesh ralf ralph ramesh ramiro ramon ramón rana randi rania raphael raphaël raquel
  rasha rashmi rasmus raul ravi ray raymond raúl rebeca rebecca reem regina reiko reiner reinhard reinier rekha remo
  renan renata renate renato renaud rene rens renzo rené renée reto rex rhian rhodri rhona rhys rianne ricardo
  riccardo richard rick rik rika rima rinaldo rinus rita ritu roar rob robbert robert roberta roberto robin rocco
  rocío rodney rodolfo rodrigo roel roeland rogelio roger rogier rogério rohan rohit roland rolando rolf romain roman
  romane romano romeu romina román ron ronald ronan roos rory rosa rosalie rosalind rosana rosanna rosaria rose
  rosemary rosie ross roswitha rotimi roxana roy ruairí ruaridh ruben ruby rubén rudi rudolf ruggero rui rune rupert
  russell rutger ruth ruud ryan ryo ryota ryszard régine régis rémi rémy róisín rüdiger sabina sabine sabrina sachiko
  sachin sade sadhbh sadie safa said sakura salah salem salim sally salma salomé salvador salvatore sam samantha samar
  sami samia samir samira samuel samuele sandeep sander sandra sandrine sandro sandy sangeeta sanjana sanjay sanjeev
  sanne santiago saoirse sara sarah sarita sascha saskia satish satoru satoshi saurabh sawsan sayuri saúl scott seamus
  sean sebastian sebastiano sebastien sebastián sebastião seema segun selim selina selma senga serena sergio seth seun
  severin seán shaimaa shane shannon shanti sharad sharon shaun sheila shelley sherif shigeru shinji shirley shona
  shota shreya shruti sibusiso sibylle siddharth sidney sidonie siegfried signe sigrid silke silvana silvia silvio
  simon simona simone simón sina sindre sinéad siobhan siobhán sipho siti siv siyabonga sizwe siân sjaak sjoerd sneha
  sofia sofie sofía soha sola solange solenne solveig solène somchai sonal sonia sonja sophia sophie sora sorcha
  spencer stacey stacy stan stanisław stanley stef stefan stefania stefanie stefano steffen steffi stella stephan
  stephane stephanie stephen steve steven stewart stijn stina struan stuart stéphane stéphanie subhash sudha sudhir
  sue suha sujata suman sunil sunita suresh susan susana susanna susanne sushma susie susumu suzanne svein sven svenja
  swati sybille sylvain sylvia sylvie sylwia szymon séamus sébastien sérgio séverine síle sílvia sônia søren sławomir
  tadeu tadeusz tadhg taichi taiwo takahiro takako takashi takeshi takuya tamara tamer tanguy tania tanja tanya tara
  tarek tariq tariro taro tarun tatiana tatsuya tavish ted tegan telma temitope tendai teodoro teresa tereza terje
  terry tess tetsuya teun thabiso thais thandi thea themba theo theodore theresa theresia thiago thibaud thibault
  thierry thijs thomas thor thorsten thuy thérèse tiago tiffany tijs tilman tim timo timothy timothée tina tineke tiwa
  tiziana tiziano tobi tobias toby todd tolu tom tomas tomasz tommaso tommy tomoko tomos tomás ton tone toni tony tora
  torben tore torsten toshio tracey tracy trevor trine tristan trond tsepo tsubasa tunde tuva twan tyler uche udo ugo
  uju ulf ulla ulrich ulrika ulrike umberto unni urs ursula urszula usman uta ute uwe valentim valentin valentina
  valentine valeria valerie valerio valérie vanesa vanessa varun vasant vasco veena vera verena vernon veronica
  veronika verónica vibeke vicente vicky victor victoria vidar viggo vijay vikas vikram viktor vilde vinay vince
  vincent vincenzo vinod vinícius viola virginia virginie vishal vito vittoria vittorio vitória vivek vivian viviana
  viviane volker véronique víctor vítor wael wagner walid wallace walter wambua wambui wanda wangari wanjiku wanjiru
  warren wayne wei wendy werner weronika wesley wessel wieke wiesław wiktor wiktoria wil wilfred wilfried wilhelm will
  willem willemijn willi william willow willy wilma wim winfried winston witold wojciech wolfgang wouter władysław
  xavier ximena xiu yann yannick yara yash yasmin yasmine yasser yasuko yasuo yaw yemi yoko yolanda yolande yoshiko
  yoshio yousef youssef yuichi yuji yuka yukari yuki yukiko yuko yumi yumiko yusuf yusuke yuta yuto yuya yves yvette
  yvonne zach zachary zainab zanele zara zbigniew zdzisław zeinab zeynep zodwa zoe zofia zoé zsolt zuzanna zélia zélie
  álvaro ángel ángela ángeles ângela åke åsa éamonn édith édouard élise élodie émilie éric érica étienne óscar øystein
  úna úrsula łukasz`.split(/\s+/)
)
