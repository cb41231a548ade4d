/**
 * Given names people go by alone where they say who founded something: "Marta and Joan". A single word with a
 * capital is a company's name as often as a person's, so only these count. Data, folded.
 */
export const givenNames: ReadonlySet<string> = new Set(
  `aaliyah aaron abby abena abigail achieng ada adaeze adam adele adrian adriana agata agnes agnieszka agus ahmed aida
  aino aisha akira alan albert alberto aldo alejandra alejandro alessandra alessandro alessia alex alexander alexandra
  alexis alfonso alfredo alice alicia alina alma ama amanda amelia amelie amina amir amy ana anastasia anders andre
  andrea andreas andrei andrew andré andrés andy angel angela angelika angelo anh anikó anil anita anja anke anna
  annabel anne annette annika anouk antje antoine anton antonia antonio aoife arjun arnaud arne arthur arturo arun
  ashok astrid aurelie aurélie axel ayesha ayu ayşe barbara bart bas beate beatrice beatriz ben benedikt benjamin
  benoit benoît bernard bernd bert beth betty bianca bilal billy birgit björn bob bobby bogdan bonnie boris brad
  bradley brandon brenda brendan brent brett brian brittany bruce bruno bryan bryony budi caitlin callum cameron
  camila camille camilo carl carla carlo carlos carmen carol carolina caroline carrie cassie catherine cathy cecilia
  cedric celine chantal charles charlie charlotte chiara chidi chinedu chloe chloé chris christa christian christina
  christine christoph christophe christopher cian ciara cindy claire clara clare clark claude claudia claudio clive
  clémence colin connor conor conrad constanze cora corinne craig cristina curtis cyril cédric céline daan damian
  damien dan dana daniel daniela danielle danny daphne dario darren dave david dean dearbhla debbie deborah declan
  deepa deepak deirdre denis denise dennis derek dewi diana diane diego dieter dirk divya dominic dominik dominique
  don donna dora doris dorothea doug douglas duarte duc duncan dylan eamon eddie edgar edith eduardo edward edwin eero
  eileen elaine eleanor elena eleonora eli elias elif elisa elisabeth eliza elizabeth elke ella ellen ellie elliot
  elsa emanuel emeka emil emilia emiliano emilie emily emma emmanuel emre enrico enrique enzo eoin eric erica erik
  erika erin ernest ernst esteban esther eszter ethan eugen eugene eva evan eve eveline evelyn ewa fabian fabien fabio
  fabrice fatima federica federico felicia felipe felix femi femke fergus fernanda fernando finn fiona flavia flavio
  fleur floor florence florian frances francesca francesco francis francisco francois frank franz françois fred
  frederic frederik freja frida friedrich fritz frédéric gabriel gabriela gabriele gareth gary gaurav gavin gaëlle
  geert geoff georg george georgia gerald gerard gerd gerhard giacomo gianluca gianni gilles gillian gina giorgia
  giorgio giovanna giovanni giulia giuseppe gloria gonzalo gordon graham greg gregor gregory gráinne guido guillaume
  guillermo gustavo gwen gábor günter hamza hana hank hanna hannah hannes hans harald harriet harry haruka harvey
  heather hector heidi heike heiko heinz helen helena helene helga helmut hendrik henri henrik henry herbert hermann
  hilary hiro hiroshi holger howard hugh hugo hussein iain ian ibrahim ida ignacio ilse imogen ines inga inge ingrid
  inês ioana irene iria irina iris irma isa isaac isabel isabella isabelle isla ivan ivana jaciara jack jackie jacob
  jacqueline jacques jaime jake jakob jakub james jamie jan jana jane janet janine jasmine jason jasper javier jean
  jeanne jeff jelena jelle jenna jennifer jenny jens jeremy jeroen jerome jerry jesper jess jesse jessica jesús jia
  jill jim jimena jimmy jiří joan joana joanna joanne joao joaquín jochen jodie joe joel johan johanna johannes john
  johnny jon jonas jonathan jordan jordi jorge joris jorn jos jose josef josefina joseph josh joshua josé joyce joão
  juan juana judith judy juhani jules julia julian juliana julie julien juliette julio justin justine jérôme jörg
  jürgen kai kaisa kaitlin kaito kamau karen karim karin karl karsten karthik kasia katarzyna kate katharina katherine
  kathleen kathrin kathryn kathy katie katja katrin kavita kavya kazuki keiko keith kelly ken kenji kenneth keoni
  kerry kerstin kevin khalid kim kimberly kiran kirsten klaas klara klaus koen kofi konrad kristin kristina kurt kwame
  kyle lakshmi lara larry lars laura laure lauren laurence laurent lawrence layla lea leah leila lenka leo leon
  leonard leonardo leonie lerato leslie lewis leyla liam lieke liesbeth liisa lili lilly lily lina linda linh lisa
  lise liz lloyd lois lorenzo lorna lotte lou louis louisa louise luana luca lucas lucia lucie lucille lucinda lucy
  lucía luis luisa luise luiz luka lukas luke luísa lydia lynn léa maarten madeleine maeve mafalda magda magdalena
  maggie maike maja malcolm malik malte manoj manuel manuela mara marc marcel marcela marcelo marco marcos marcus
  marek margaret margarita margot maria marian mariana marianne marie marilyn marina mario marion marisa marit
  marjorie mark marko markus marlene marta marten martha martin martina martine mary maría mateo mathias mathieu
  mathilde matilda matt matteo matthew matthias matías maud maureen maurice mauricio max maxime maya meena meera megan
  mehdi mehmet mei meilin melanie melissa mercedes mia michael michaela michel michele michelle miguel mihai mikael
  mike mikkel mila milan milena miles mina minh miriam mohamed mohammed moises molly monica monika monique morgan
  moritz muriel mustafa mónica nadia nadine nadja nancy naoko naomi natalia natalie natasha nathalie nathan neha neil
  nela nele nell ngozi nguyet niall niamh nicholas nick nicola nicolas nicole nicolás niels nigel nikhil nikola
  nikolai nils nina nisha njeri nkechi noah noel noemi nora norbert norma norman nuria oana oisín olaf oliver olivia
  olivier omar ondřej orla oscar oskar otieno otto owen pablo pam pamela paola paolo pascal pat patricia patricio
  patrick patrik paul paula paulina pauline paulo pavel pedro peggy penny per pete peter petra phil philip philipp
  philippa philippe phoebe phyllis pia pierre piet pieter pietro pilar pim piotr pooja pradeep prakash priya rachel
  rafael rahul raj rajesh rakesh ralf ralph ramon ramón raphael raquel raul ravi raymond raúl rebecca regina reiner
  rekha renata renate renato rene rené rhys ricardo riccardo richard rick rita rob robert roberta roberto robin rodney
  rodrigo roger rohan rohit roland rolf romain roman ronald ronan rosa rosalie rose rosemary rosie ross roxana roy
  ruben rubén rudi rudolf rui russell ruth ryan róisín sabine sabrina sakura sally salma sam samantha samir samira
  samuel sandeep sandra sandrine sandro sangeeta sanjay sanne santiago saoirse sara sarah sascha saskia scott sean
  sebastian sebastien selim serena sergio seth severin shane shannon sharon shaun sheila shirley shreya signe silke
  silvia simon simona simone sina sinéad siobhan sipho siti sofia sofie solenne solveig somchai sonia sonja sophia
  sophie sora stacy stan stanley stefan stefanie stefano steffen steffi stella stephan stephane stephanie stephen
  steve steven stewart stijn stuart stéphane stéphanie sue sunil sunita suresh susan susana susanna susanne suzanne
  sven svenja swati sybille sylvain sylvia sylvie sébastien takashi tamara tania tanja tanya tara tatiana ted teresa
  tereza terry tess thais thandi thea theo theodore theresa thiago thibault thierry thijs thomas thorsten thuy thérèse
  tiago tiffany tilman tim timo timothy tina tobias toby todd tom tomas tomasz tommaso tommy tomás toni tony torsten
  tracy trevor tristan tunde tyler udo ulf ulrich ulrike urs ursula usman uta ute uwe valentin valentina valeria
  valerie valérie vanessa vera vernon veronica veronika verónica vicente victor victoria vijay vikram vinay vince
  vincent vincenzo viola virginia virginie vito vittoria vivek vivian viviana volker víctor walter wambui wanda
  wanjiru wayne wei wendy werner wilhelm will willem william willy wilma wim wolfgang wouter xavier ximena xiu yann
  yannick yara yasmin yasmine yemi yolanda yolande yuki yumiko yusuf yves yvette yvonne zach zachary zainab zanele
  zara zeynep zoe zofia zoé zsolt`.split(/\s+/)
)
