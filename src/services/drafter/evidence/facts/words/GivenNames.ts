/**
 * Given names people go by alone where they say who founded something: "Marta and Joan". A single word with a
 * capital is a company's name as often as a person's, so only these count. Data, folded.
 */
export const givenNames: ReadonlySet<string> = new Set(
  `aad aaliyah aarav aaron abbie abby abdul abdullah abeer abena abhishek abigail abílio achieng achim ada adaeze adam
  adaora adel adelaide adele aditi aditya adolfo adriaan adrian adriana adrien adwoa afonso agata agathe agnes
  agnieszka agostino agus agustín ahmad ahmed aida ailsa aino aisha ajay ajith akash akiko akinyi akira akosua akshay
  alain alan alasdair alba albane albert alberto albrecht aldo alejandra alejandro alejo aleksander aleksandra
  alessandra alessandro alessia alex alexa alexander alexandra alexandre alexis alfonso alfredo ali aliaa alice alicia
  alicja alina aline alison allison alma almudena alok alva alwin ama amaka amal aman amanda amandine amani ambra
  amedeo amelia amelie amer amina amir amit amita amparo amr amrita amy amália amélie ana anand ananya anastasia anaïs
  anders andre andrea andreas andrei andreia andrej andrew andris andrzej andré andrés andy anette angel angela
  angelica angelika angelo angie angus angélique anh aniello anikó anil anita anja anjali anke ankit ankita anna
  annabel annalisa anne anneke anneliese annemarie annette anni annick annika anouk ans anselmo antje antoine
  antoinette anton antonella antonia antonio antti antónio antônio anushka anwar aníbal aoi aoife aparna archana
  archie arend arianna arie ariel arjan arjun armando armelle arnaud arne arnold arthur artur arturo arun arvid arvind
  asami asbjørn asha ashish ashley ashok ashwin asma astrid asunción atieno attilio aude audrey augusto aurelie
  aurélie aurélien aurélio axel aya ayaan ayaka ayanda ayesha ayman ayodele ayu ayumi ayşe aziz babajide bader
  baltazar baraka barbara bart bartosz bas basma bastiaan bastien beata beate beatrice beatriz becky begoña belinda
  belén ben benedetta benedetto benedikt benedito bengt benito benjamin benno benoit benoît bento bernadette bernard
  bernardo bernd bert bertram bertrand beth bethan bethany bettina betty beverly bhavna bianca bilal billy birgit
  birgitta bisi bjarne björn bjørn blanca blandine bob bobby bodil bodo bogdan bola bongani bonnie boris bożena brad
  bradley bram branca brandon brenda brendan brent brett brian bridget brigitte britt brittany bronwen bruce bruna
  bruno bryan bryony budi bukola burak burkhard bärbel bérénice børge caetano caio caitlin caleb callum calum cameron
  camila camilla camille camilo candace candela caoimhe carine carl carla carlo carlos carlota carlotta carmela carmen
  carmine carol carolien carolina caroline carolyn carrie carsten carys casper cassandra cassie catalina caterina
  catherine cathy catriona cecilia cecilie cecília cedric cees celeste celia celine cerys chad chandra chantal
  charlene charles charlie charlotte chebet chelimo cheryl chiamaka chiara chidi chidinma chie chika chinedu chioma
  chloe chloé chris christa christel christelle christer christiaan christian christiane christina christine christoph
  christophe christopher cian ciara ciarán cillian cindy cinzia citlali claire clara clare clark claude claudia
  claudio clive cláudia cláudio clémence clément coen colette colin colleen collins conceição concha connie connor
  conor conrad constance constanze cora corentin corinne cormac cornelia cornelis corrado cosimo costanza courtney
  craig cristian cristiano cristina cristóbal curtis cynthia cyril cyrille czesław cátia cécile cédric célia céline
  césar daan dace dafydd dagmar daichi daiki daisuke dale dalia dalila damian damiano damien damilola dan dana daniel
  daniela daniele danielle danièle danny danuta daphne dario dariusz darlene darragh darren dave davi david davide
  dean dearbhla debbie debora deborah debra declan deepa deepak deepika deirdre dele delfina delphine denis denise
  deniz dennis derek dermot detlef devika dewi diana diane diarmuid dick didier diego dieter dietmar dimitris dina
  dinesh dinis diogo dirk divya dolores domenico domingo domingos dominic dominik dominique don donal donatella donna
  dora doreen dorien doris dorota dorothea dorothy dorte doug douglas dragana duane duarte duc duncan dwayne dylan
  dáithí débora dónal eamon ebba ebele eberhard eckhard eddie edeltraud edgar edgardo edite edith edoardo eduarda
  eduardo edward edwin edyta eero efa efua egbert egil egle egon eiji eileen eimear einar ejike elaine eleanor elena
  eleni eleonora elfriede eli elia elias elif elijah elin elio elisa elisabete elisabeth elisabetta elise eliza
  elizabeth elke ella ellen ellie elliot elliott elly elmar eloísa els elsa elsie elvira elżbieta emanuel emanuela
  emanuele emeka emery emi emiko emil emilia emiliano emilie emilio emily emine emma emmanuel emmanuelle emre emyr
  eniola enrica enrico enrique enzo eoin eric erica erich erik erika erin ernest ernesto ernst erwin esmee espen
  esperanza esteban estela estelle esther eszter ethan ethel ettore eugen eugene eugenia eugenio eugénie eunice eva
  evan evaristo eve eveline evelyn ewa ewald ewan ewen ezra fabian fabiana fabien fabienne fabio fabiola fabián
  fabrice fabrizio fadi faisal faith fang fanny farah fares faten fatima fatma fatou federica federico felicia
  felicity felipe felix femi femke ferdinand fergal fergus fermín fernanda fernando ferruccio ferry fidel filip filipa
  filipe filippo finbar finn fintan fiona fionn fiorella flavia flavio fleur floor florence florencia florent florian
  floris floyd flávia flávio folake fons fortunato franca frances francesca francesco francis francisca francisco
  franciszek franco francois frank franz franziska françois françoise fraser fred freddie frederic frederick frederico
  frederik fredrik freek freja freya frida frieda friedrich frits fritz frédéric frédérique fulvio fumiko funmi fábio
  fátima gabi gabriel gabriela gabriele gabriella gaetano gaia gail ganesh gareth garrett gary gaspard gatis gaurav
  gautam gavin gaël gaëlle gbenga geert geeta gemma geneviève gennaro geoff georg george georges georgia georgina
  gerald geraldine gerard gerardo gerben gerd gerda gerhard gerlinde germán gerrit gertrud gethin ghada ghislaine
  giacomo gianfranco gianluca gianni gianpaolo gijs gil gilbert gilberto gilda gilles gillian gina ginevra gino
  gioacchino giorgi giorgia giorgio giorgos giovanna giovanni girish gisela gisèle giulia giuliana giuliano giulio
  giuseppe giuseppina gladys glenda glenn gloria glória gonzalo gonçalo gopal goran gord gordon grace graciela graham
  graziella graça grażyna greetje greg gregor gregorio gregory greta grethe gro grzegorz gráinne grégoire grégory
  guadalupe gudrun guglielmo guido guillaume guillermo gunilla gunnar gurpreet gustaf gustav gustave gustavo guus guy
  gwen gwenaëlle gwilym gwyn gábor géraldine gérard götz günter günther hadi hailey haitham hala halima halina hamish
  hamza han hana hanan hani hank hanna hannah hanne hanneke hannelore hannes hannie hans harald harish harm harold
  harpreet harriet harry hartmut haruka haruki haruto harvey hassan hatem hauwa hazel heather heba hector hedda hege
  heidi heike heikki heiko heiner heinrich heinz heitor heleen helen helena helene helga helge helmut hemant hendrik
  henk henning henny henri henrietta henrik henrique henry henryk herbert herman hermann hernán hervé hester hideki
  hideo hieu hilary hilda hilde hildegard hina hinata hind hiro hiroki hiroko hiroshi hisham hitomi hoda holger holly
  honoré horacio horst howard hubert huda hugh hugo huguette humberto huong hussein huw håkan håkon héctor hélio
  hélène iain ian iara ibrahim ichiro ida ieuan ifan ifeanyi ifeoma ignacio ikenna iker ilaria ilda ilona ilse ilze
  iman imani imogen ines inga inge ingeborg inger ingo ingrid inmaculada innes inácio inès inés inês ioana irakli
  irena irene iria irina iris irma irmgard irving isa isaac isabel isabella isabelle isadora isamu ishaan isidro isla
  islam ismael isobel itzel itziar ivan ivana ivano ivar ivo ivy iván iwan iwona izabela jaap jacek jaciara jacinta
  jacinto jack jackie jaco jacob jacqueline jacques jadwiga jaime jake jakob jakub jamal james jamie jamila jan jana
  janaína jane janet janice janina janine janis janne janneke jantine janusz jared jari jarosław jasmine jason jasper
  javier jay jean jeanne jeff jeffrey jelena jelle jemima jenna jennifer jenny jens jeremy jeroen jerome jerry jerzy
  jesper jess jesse jessica jesús jia jill jim jimena jimmy jing jiro jiří jo joan joana joanna joanne joao joaquim
  joaquín jocelyn jocelyne jochen jodie joe joel joep joey johan johann johanna johannes john johnny jolanda jolanta
  jomo jon jonah jonas jonathan joost jordan jordi jorge joris jorn jorrit jos jose josef josefa josefin josefina
  joseph josephine josh joshua josiah josé joséphine joyce joão joëlle juan juana judith judy juha juhani jules julia
  julian juliana julie julien julieta juliette julio jun junko jurgen juris justin justine justyna jutta jyoti jérémie
  jérémy jérôme jéssica józef jörg jørgen jørn júlia júlio jürgen kaarel kabir kabiru kadri kai kaisa kaitlin kaito
  kaja kamal kamau kamil kana kaori karen kari karim karin karina karine karl karla karol karolina karsten karthik
  kasia kasper katarzyna kate katerina katharina katherine kathleen kathrin kathryn kathy katie katja katrin katrina
  katrine kavita kavya kay kayla kazimierz kazuki kazuko kazuo kees kehinde keiko keita keith kelechi kelly kelvin
  kemi ken kendall kendra kenichi kenji kenneth kenny kenta keoni kerry kerstin ketevan kevin khadija khaled khalid
  kieran kim kimberly kipchoge kiran kirk kirsten kirsty kiyoshi kjell klaas klara klaudia klaus knut koen kofi kohei
  koji konrad kostas krešimir kristen kristian kristin kristina kristoffer krystyna krzysztof kumiko kunal kunle kurt
  kwabena kwaku kwame kwasi kyle kyoko lachlan laetitia laila lakshmi lalita lama lara larissa larry lars lasse laura
  laure lauren laurence laurens laurent lavinia lawrence layla lea leah leandro lee leela leendert leif leila lekan
  lena lenka leo leon leonard leonardo leone leonie leonor lerato leroy leslie leszek leticia letizia letícia levan
  lewis leyla lia liam lianne lidia lieke lies liesbeth liga liis liisa lili liliana lilly lily lina linda lindiwe
  lindsay ling linh linnea lino lionel lisa lisanne lise liv livia livio liz llinos lloyd loes logan lois lola lonneke
  lorella lorena lorenz lorenza lorenzo loretta lorna lorraine lothar lotta lotte lou louis louisa louise lourenço
  lowri loïc luana lubna luc luca lucas lucia luciana luciano lucie lucien lucille lucinda lucy lucía ludovic ludovica
  ludwig luigi luis luisa luise luiz luiza luka lukas luke lurdes luther luuk luís luísa lydia lynda lynn lynne léa
  léo léonie lídia lígia maaike maarika maarja maarten mabel macarena machiel maciej madalena maddalena madeleine
  madeline madhav madhu mads maeve mafalda magali magda magdalena maggie magnus maha mahesh mahmoud maike mairi
  mairéad maja majed makena makoto mala malak malcolm malik malin malte mami manal mandla mandy manfred manish manoj
  manon manuel manuela mara marc marcel marcela marcella marcello marcelo marcia marcin marco marcos marcus marek
  margaret margarete margarida margarita margaux margherita margit margot margrethe margriet marguerite maria mariam
  marian mariana mariangela marianne mariano maribel maricarmen marie marieke marije marijke mariko marilyn marina
  marine mario marion marisa marisol marit mariusz marjan marjolein marjorie mark marko markus marleen marlene marlies
  marloes marta marte marten martha marthe martijn martim martin martina martine martín marvin marwa marwan mary
  maryam maría masahiro masako masato mason massimiliano massimo mateo mateusz matheus mathias mathieu mathijs
  mathilde matilda matilde mats matt matteo matthew matthias matti mattias matías maud maura maureen maurice mauricio
  maurizio mauro maurício max maxime maximiliano maxine maya mayumi maëlle małgorzata mbali mechthild meena meera
  megan megumi mehdi mehmet mei meic meilin mel melanie melinda melissa melvin menno mercedes meredith merel mette mia
  micah michael michaela michał michel michela michele micheline michelle michiel michiko mick midori mieke miguel
  mihai miho mikael mike mikkel mikko mikołaj mila milan mildred milena miles milica millie milton mina minh minna
  minoru mio mira miranda mireille miriam mirjam mirko mirosław misaki mitch mitchell mitsuko miyuki mohamed mohammad
  mohammed mohan mohit moira moises moisés molly momoko mona monica monika monique montserrat morag moreno morgan
  moritz morris morten moses mostafa mounir mukesh mumbi mungo murdo muriel mustafa muthoni mutua mwangi myra myriam
  máire márcia márcio mário mónica mônica nabil nada nadia nadine nadja nadège naledi nanami nancy nanda nandi nandini
  naoki naoko naomi nasser natalia natalie natasha nathalie nathan nathaniel natsuki natália naveen nayeli ndidi neal
  neelam neema neeraj neha neil nela nele nell nellie nelson nerea nerys ngozi nguyen nguyet nia niall niamh nicholas
  nick nico nicola nicolas nicole nicolás nicolò niek niels nienke nigel nikhil niklas nikola nikolai nikos nils nina
  nino nisha nitin njeri nkechi nkosana nnamdi noah noboru noel noelia noemi nollaig nomsa noor nora norbert noriko
  norma norman nour noura noémie nuala nuno nuria nyambura nádia néstor oana obinna ochieng odette odhiambo odile
  oisín olaf olamide olav olavo ole olga olive oliver olivia olivier oliwia olof olu olumide oluwaseun olívia omar
  ombeline omnia ondřej onni onyeka oreste orla orlando ornella osama osamu oscar oskar osvaldo oswald otieno otis
  ottavia ottavio otto otávio owain owen pablo paco padma padraig paige palesa paloma pam pamela paola paolo parth
  pascal pascale pasquale pat patrice patricia patricio patrick patrik patrizia patryk patrícia patsy paul paula
  paulette paulina pauline paulo pavel paweł pedro peggy pekka pelle penelope penny per percy pernille perrine perry
  pete peter petra petter phil philip philipp philippa philippe phoebe phuong phyllis pia piera pierluigi piero pierre
  piet pieter pietro pilar pim pino piotr polly pooja poul pradeep prakash pranav prashant pratik preeti priit
  priscila priscilla priya priyanka przemysław pádraig päivi pär quang quentin rachel radha radosław rafael rafaela
  rafał raffaele raffaella ragnar ragnhild rahul rainer raj raja rajesh rajiv rakesh ralf ralph ramesh ramiro ramon
  ramona ramón rana randall randi randy rania raphael raphaël raquel rasa rasha rashmi rasmus raul ravi ray raymond
  rayén raúl rebeca rebecca reem regina reginald rehema reiko reiner reinhard reinier rekha remo renan renata renate
  renato renaud rene rens renzo rené renée reto rex rhian rhoda rhodri rhona rhonda rhys rianne ricardo riccardo
  richard rick ricky rik rika riku rima rinaldo rinus rita ritu roar rob robbert robert roberta roberto robin robyn
  rocco rocío rodney rodolfo rodrigo roel roeland rogelio roger rogier rogério rohan rohit roland rolando rolf romain
  roman romane romano romeu romina román ron ronald ronan roos rory rosa rosalie rosalind rosamund rosana rosanna
  rosaria rose rosemary rosie ross roswitha rotimi roxana roxanne roy ruairí ruaridh ruben ruby rubén rudi rudolf
  rufus ruggero rui rune rupert russell ruta rutger ruth ruud ryan ryo ryota ryszard régine régis rémi rémy róisín
  rüdiger sabina sabine sabrina sachiko sachin sade sadhbh sadie safa said sakura salah salem salim sally salma salomé
  salvador salvatore sam samantha samar sami samia samir samira samuel samuele sandeep sander sandra sandrine sandro
  sandy sangeeta sanjana sanjay sanjeev sanne santiago saoirse sara sarah sari sarita sascha saskia satish satoru
  satoshi saurabh sawsan sayuri saúl scott seamus sean sebastian sebastiano sebastien sebastián sebastião seema segun
  selim selina selma senga serena sergio seth seun severin seán shaimaa shane shannon shanti sharad sharon shaun
  sheila sheldon shelley sherif sherry shigeru shinji shirley shona shota shreya shruti sibusiso sibylle siddharth
  sidney sidonie siegfried signe sigrid silas silke silvana silvia silvio simon simona simone simón sina sindre sinéad
  siobhan siobhán sipho siti siv siyabonga sizwe siân sjaak sjoerd sneha snežana sofia sofie sofía soha sola solange
  solenne solveig solène somchai sonal sonia sonja sophia sophie sora sorcha sota spencer stacey stacy stan stanisław
  stanley stef stefan stefania stefanie stefano steffen steffi stella stephan stephane stephanie stephen steve steven
  stewart stijn stina struan stuart stéphane stéphanie subhash sudha sudhir sue suha sujata suman sunil sunita suresh
  susan susana susanna susanne sushma susie susumu suzanne svein sven svenja swati sybil sybille sylvain sylvia sylvie
  sylwia szymon séamus sébastien sérgio séverine síle sílvia sônia søren sławomir tabitha tadeu tadeusz tadhg taichi
  taiwo takahiro takako takashi takeshi takumi takuya tamar tamara tamer tammy tanguy tania tanja tanya tara tarek
  tariq tariro taro tarun tatiana tatsuya tavish ted tegan telma temitope tendai teodoro terence teresa tereza terje
  terry tess tessa tetsuya teun thabiso thabo thais thandi thandiwe thea thelma themba theo theodora theodore theresa
  theresia thiago thibaud thibault thierry thijs thomas thor thorsten thuy thérèse tiago tiffany tiina tiit tijs
  tilman tim timo timothy timothée tina tineke tiwa tiziana tiziano tobi tobias toby todd tolu tom tomas tomasz
  tomislav tommaso tommy tomoko tomos tomás ton tone toni tony tora torben torbjørn tore torsten toshio tracey tracy
  trang travis trevor triin trine tristan trond trudy tsepo tsubasa tuan tunde tuva twan tyler tõnu tāne uche udo ugo
  uju ulf ulla ulrich ulrika ulrike umberto unni urs ursula urszula usha usman uta ute uwe valentim valentin valentina
  valentine valeria valerie valerio valérie vanesa vanessa varun vasant vasco veena vera verena verity vernon veronica
  veronika verónica vesna vibeke vicente vicky victor victoria vidar viggo vijay vikas vikram viktor vilde ville vinay
  vince vincent vincenzo vinod vinícius viola virginia virginie vishal vito vittoria vittorio vitória vivek vivian
  viviana viviane vivien volker vytautas véronique víctor vítor wael wagner wairimu walid wallace walter wambua wambui
  wanda wangari wanjiku wanjiru warren wayne wei wendy werner weronika wesley wessel wieke wiesław wiktor wiktoria wil
  wilfred wilfried wilhelm will willard willem willemijn willi william willis willow willy wilma wim winfried winifred
  winston witold wojciech wolfgang wouter wyatt władysław xavier xiaoming ximena xiu yan yann yannick yannis yara yash
  yasmin yasmine yasser yasuko yasuo yaw yemi ying yoko yolanda yolande yoshiko yoshio yousef youssef yuichi yuji yuka
  yukari yuki yukiko yuko yumi yumiko yusuf yusuke yuta yuto yuya yves yvette yvonne zach zachary zainab zane zanele
  zara zawadi zbigniew zdzisław zeinab zeynep zodwa zoe zofia zoran zoé zsolt zuhura zuzanna zélia zélie álvaro ángel
  ángela ángeles ângela åke åsa éamonn édith édouard élise élodie émilie éric érica étienne óscar øystein úna úrsula
  łukasz`.split(/\s+/)
)
