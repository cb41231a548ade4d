/**
 * Given names people go by alone where they say who founded something: "Marta and Joan". A single word with a
 * capital is a company's name as often as a person's, so only these count. Data, folded.
 */
export const givenNames: ReadonlySet<string> = new Set(
  `aaron abby abigail ada adam adele adrian adriana agnes agnieszka aaliyah ahmed aida aisha akira alan albert alberto aldo alejandra alejandro
  alessandra alessandro alessia alex alexander alexandra alexis alfonso alfredo alice alicia alina alma amanda amelia amelie amina amir amy ana
  anastasia anders andre andré andrea andreas andrés andrew andy angel angela angelika angelo anita anja anke anna annabel anne annette annika
  anouk antje antoine anton antonia antonio arne arnaud arthur arturo astrid aurélie aurelie axel ayşe barbara bart bas beate beatrice beatriz
  ben benedikt benjamin benoît benoit bernard bernd bert bianca björn bob boris brian bruno caitlin camila camille carl carla carlo carlos carmen
  carol carolina caroline cathy catherine cecilia cédric cedric céline celine chantal charles charlie charlotte chiara chloé chloe chris christa
  christian christina christine christoph christophe christopher cindy claire clara clare clark claude claudia claudio clémence colin connor
  conrad constanze cora corinne craig cristina cyril daan damien dan dana daniel daniela danielle danny dario dave david dean debbie deborah denis
  dennis diana diane diego dieter dirk dominik dominique don donna doris dorothea duncan edgar edith eduardo edward elena eleonora eli elias
  elif elisa elisabeth elizabeth elke ella ellen ellie elsa emanuel emil emilia emilie emily emma emmanuel enrico enrique enzo eric erik erika
  ernst esteban esther ethan eugen eva evan eveline ewa fabian fabien fabio fabrice fatima federica federico felicia felipe felix fernanda
  fernando finn fiona flavia flavio fleur floor florence florian francesca francesco francis francisco francois françois frank franz fred
  frederic frédéric frederik frida friedrich fritz gabriel gabriela gabriele gaëlle gary gavin geert georg george gerard gerd gerhard giacomo
  gianluca gianni gilles gina giorgia giorgio giovanna giovanni giulia giuseppe gloria gonzalo graham greg gregor guido guillaume guillermo
  günter gustavo hana hannah hanna hannes hans harald harry heather hector heidi heike heiko heinz helen helena helene helga helmut hendrik
  henri henrik henry herbert hermann hiroshi holger hugo hussein iain ian ibrahim ida ignacio ines inga inge ingrid irene irina iris irma isa
  isaac isabel isabella isabelle ivan jack jacob jacqueline jacques jakob james jamie jan jana jane janet janine jaime javier jean jeanne jeff
  jelle jennifer jenny jens jeroen jerome jérôme jesper jess jessica jesús jill jim jimmy joan joana joanna joanne joão joao jochen joel johan
  johanna johannes john jon jonas jonathan jordi jörg joris jorge jos josé jose josef josefina joseph josh joshua juan juana judith jules julia
  julian juliana julie julien juliette julio jürgen justin justine kai kaitlin karen karim karin karl karsten kate katharina katherine kathrin
  kathy katie katja katrin kazuki keiko keith kelly ken kenji kerstin kevin khalid kim kirsten klaas klara klaus konrad koen kristin kristina
  kurt kyle lara lars laura laure laurence laurent layla lea léa leila leo leon leonard leonardo leonie leyla liam lieke lili lilly lily lina
  linda lisa lise lorenzo lotte lou louis louisa louise luca lucas lucia lucía lucie lucy luis luisa luise luiz lukas luke lydia maarten madeleine
  magda magdalena maike maja malik manuel manuela mara marc marcel marcela marcelo marco marcos marcus margaret margarita margot maria maría
  mariana marianne marie marina mario marion marisa marit mark markus marlene marta marten martha martin martina martine mary mateo mathias
  mathieu mathilde matilda matt matteo matthew matthias maud maurice mauricio max maxime maya megan mehdi mehmet melanie melissa mercedes mia
  michael michaela michel michele michelle miguel mike mikael mila milan milena mina miriam mohamed mohammed moises monica mónica monika monique
  moritz muriel mustafa nadia nadine nadja naoko naomi natalia natalie nathalie nathan neil nele nicholas nick nicola nicolas nicole niels nigel
  nikolai nils nina noah noemi nora norbert norman nuria olaf oliver olivia olivier omar oscar oskar otto pablo pam paola paolo pascal pat
  patricia patricio patrick patrik paul paula paulina pauline paulo pedro peggy penny per peter petra phil philip philipp philippe pia pierre
  piet pieter pietro pilar pim rachel rafael ralf ralph ramon ramón raphael raquel raul raúl rebecca regina reiner renata renate renato rené rene
  ricardo riccardo richard rick rita rob robert roberta roberto robin rodrigo roger roland rolf romain roman rosa rosalie rose rosie ross roxana
  ruben rubén rudi rudolf rui ruth ryan sabine sabrina sally salma sam samantha samir samira samuel sandra sandrine sandro sanne santiago sara
  sarah sascha scott sean sebastian sébastien sebastien selim serena sergio severin sharon silke silvia simon simona simone sina sofia sofie
  sonia sonja sophia sophie stefan stefanie stefano steffen steffi stella stephan stephane stéphane stephanie stéphanie stephen steve steven
  stijn stuart sue susan susana susanna susanne suzanne sven svenja sybille sylvain sylvia sylvie takashi tamara tania tanja tara tatiana ted
  teresa tess thea theo theresa thérèse thiago thibault thierry thijs thomas thorsten tiago tilman tim timo tina tobias todd tom tomás tomas
  tommaso toni tony torsten tracy tristan udo ulf ulrich ulrike urs ursula uta ute uwe valentin valentina valeria valerie valérie vanessa vera
  veronica veronika verónica vicente victor víctor victoria vince vincent vincenzo viola virginia virginie vito vittoria viviana volker walter
  wanda wendy werner wilhelm will willem william willy wim wolfgang xavier yann yannick yara yasmin yasmine yolanda yuki yusuf yves yvonne zoe
  zoé zara`.split(/\s+/)
)
