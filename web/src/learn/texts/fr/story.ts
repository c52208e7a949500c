import type { Text } from '../model.ts';

/** How the game came to be, after the journal in the booklet of 3.0. */
export function text(): Text {
  return {
    title: 'L’histoire',
    lead: 'Lucas Borboleta a tenu un journal de la création de JERSI, imprimé à la fin du livret de la 3.0. Voici ce qu’il raconte, abrégé et avec nos mots.',
    sections: [
      {
        id: '2019-spring',
        title: 'Printemps 2019 : trois éléments et un vide',
        blocks: [
          {
            moment: 'Mai 2019',
            title: 'De cinq éléments à trois',
            cubes: ['rock', 'scissors', 'paper', 'king'],
            text: [
              'Au départ, il y a l’idée d’une sorte d’échecs avec les cinq éléments chinois, dont chacun domine le suivant. Cinq, c’était peut-être trop pour un jeu de société : il commence donc par trois, comme à pierre, feuille, ciseaux.',
              'Mais quel enjeu pour cette bataille ? Tout exterminer aurait été grossier. Dans un de ses jeux précédents, une bataille navale à trois éléments nommée BN3E, il fallait débarquer chez l’autre. Ici, ce sera la capture d’une quatrième pièce qui ne combat pas : celle qui n’a pas de forme.',
            ],
          },
          {
            moment: 'Mai 2019',
            title: 'Un nom venu de nulle part',
            text: [
              'Le nom ne devait être ni français, ni simplement anglais. Le lojban, une langue construite, offrait *jersi*, chasser, et des mots pour rond, croix, carré et vide : voir [les noms](#/learn/names).',
            ],
          },
          {
            moment: 'Mai 2019',
            title: 'Des piles, et deux étapes par tour',
            text: [
              'L’empilement est né du simple plaisir de manier des bouts de bois. Deux étages suffisaient : plus haut, ce serait illisible, et cela s’écroulerait. La hauteur donne la portée, le sommet donne la force, et ce qui est dessous se trouve porté, abrité, ou perdu avec le sommet.',
              'Une seule étape par tour semblait trop classique. TZAAR de Kris Burm, où le tour comporte une seconde action facultative, a montré une voie : repartir de la case d’arrivée et déplacer l’autre nombre de pièces. Percées et retraites sont nées de cette règle, qui n’a plus jamais changé.',
            ],
          },
        ],
      },
      {
        id: '2019-summer',
        title: 'Été 2019 : versions 1 et 2',
        blocks: [
          {
            moment: '10 juin 2019',
            title: 'La version 1 est publiée',
            text: [
              'Le premier plateau avait un trou en son centre, une mer intérieure, et les pièces se posaient aux croisements des lignes. Aux premiers essais, les armées partaient de trois rangées et se heurtaient trop tôt : elles reculent à deux rangées, avec le droit de s’empiler. On sait aujourd’hui au bout de combien de tours elles se heurtent de là ([mesuré](#/lab/answers/attacks)). Les règles, une vidéo et quelques parties filmées sont mises en ligne.',
            ],
          },
          {
            moment: '27 juin 2019',
            title: 'Version 2 : la mer est comblée',
            text: [
              'Les éditeurs déclinent, mais l’un d’eux demande pourquoi le plateau est coupé en deux. Une fois le trou bouché, les essais sont meilleurs, mais l’attaque et la défense manquent encore d’espace. Une couronne de cases est donc ajoutée, et la mer disparaît pour de bon.',
              'Le kunti reçoit le droit de monter sur une pile, pour fuir plus vite, et se révèle un porteur utile ([mesuré](#/lab/answers/kunti)). Une préparation standard épargne la pose délicate à tour de rôle ([mesuré](#/lab/answers/settings)).',
            ],
          },
          {
            example: 'setting:symmetrical',
            edition: '2.0',
            caption: 'La préparation symétrique de la 2.0 : quatre piles, et bien des ouvertures.',
          },
        ],
      },
      {
        id: '2019-autumn',
        title: 'Automne 2019 : une machine et un plateau en bois',
        blocks: [
          {
            moment: 'Septembre et octobre 2019',
            title: 'Un programme qui joue',
            text: [
              'Il avoue avoir perdu la plupart de ses parties, et s’écrit un adversaire : 3000 lignes de Python nommées jersi-certu, avec un plateau fait de lettres. Un joueur tire au hasard, un autre prévoit par minimax. En une minute, il voit à deux tours, quelque 7000 positions, et ne fait pas le poids face à une personne.',
            ],
          },
          {
            moment: 'D’octobre 2019 à janvier 2020',
            title: 'Un plateau en bois',
            cubes: ['-rock', '-paper', '-scissors', '-king'],
            text: [
              'Un testeur dit qu’il l’achèterait peut-être, si c’était un beau jeu. Les croisements deviennent donc des hexagones, que l’on peut colorer et que l’on saisit mieux, et les pièces des cubes de deux centimètres.',
              'La peinture et la gouge cèdent la place à la pyrogravure : des points le long des hexagones, des points sur les cubes. Les jetons sont écartés parce que celui du dessous serait caché, et que tout doit se voir. Les deux moitiés se replient en un coffret fermé d’une cordelette, et trois teintes de vernis colorent les cases.',
            ],
          },
          {
            moment: '26 janvier 2020',
            title: 'Les règles 2.0, datées',
            text: [
              'Le livret de la 2.0 ajoute une fin par épuisement et une préparation aléatoire, et Blanc et Noir y remplacent bleu et rouge.',
            ],
          },
        ],
      },
      {
        id: '2020-guardian',
        title: 'Hiver 2020 : le gardien',
        blocks: [
          {
            moment: 'Janvier et février 2020',
            title: 'Trop forts ?',
            cubes: ['guardian', '-guardian'],
            text: [
              'Les anciens joueurs aiment le plateau en bois. Deux nouveaux jugent les doubles étapes trop fortes ([mesuré](#/lab/answers/double-steps)). Mais ce sont eux qui font le jeu, et l’auteur ne veut surtout pas d’une règle à exceptions. Un soir, la réponse vient : non pas une exception, mais une pièce, qui bride les piles dans ses seuls parages ([mesuré](#/lab/answers/mokca)).',
              'Le gardien ne combat personne, pour que le cercle des trois reste simple. Son fils et lui l’essaient, et trouvent qu’un par joueur suffit.',
            ],
          },
          {
            example: 'm-blocks',
            edition: '3.0',
            caption: 'Le gardien à l’œuvre : les cases rayées sont fermées aux piles.',
          },
          {
            moment: '13 février 2020',
            title: 'Les règles 3.0',
            text: [
              'La version 3 paraît, avec cette remarque : ses positions de départ restent à roder ([mesuré](#/lab/answers/run-in)). Trois jours plus tard, le gardien change de place.',
            ],
          },
          {
            moment: 'Février 2020',
            title: 'Le message d’un inconnu',
            text: [
              'Un samedi matin, il trouve le courriel d’un nouvel éditeur qui travaille sur une idée toute proche de JERSI et lui propose de l’éditer ensemble. Le journal s’arrête là, et promet une suite.',
            ],
          },
          {
            moment: '24 février 2020',
            title: 'Un brouillon de la version 4',
            text: [
              'Un document de travail paraît en français. À la place des changements, il annonce : à faire.',
            ],
          },
        ],
      },
      {
        id: '2020-autumn',
        title: 'Automne 2020 : le roi traverse',
        blocks: [
          {
            moment: '27 septembre 2020',
            title: 'Les règles 4.8',
            cubes: ['king', 'fool', 'mountain', 'wise'],
            text: [
              'La chasse est retournée : le roi n’est plus le gibier mais le coureur. Le fou, la montagne et le sage arrivent, le gardien s’en va, et le plateau grandit aux coins. Les parties sont devenues plus longues ([mesuré](#/lab/answers/length)). [Beaucoup l’ont aidé](#/learn/story/thanks). Ce qui a changé est raconté sur [une page à part](#/learn/editions).',
            ],
          },
          {
            example: 'setting:standard',
            edition: '4.8',
            caption: 'Là où commence toute partie de la 4.8.',
          },
        ],
      },
      {
        id: 'thanks',
        title: 'Ceux que l’auteur remercie',
        blocks: [
          {
            p: 'Chaque livret se termine par des remerciements. Les personnes y sont nommées par deux lettres, que nous gardons ici.',
          },
          {
            list: [
              'Sa femme Pt et ses enfants Ad et Cr ont joué les premières parties d’essai, avec patience. Son fils Cr a aussi aidé à mettre au point les règles, à partir de la version 2.',
              'Al, At et Bn, des collègues, ont été les premiers testeurs hors de la famille, et ont fait des suggestions.',
              'Mr, étudiante en arts plastiques, a échangé avec lui sur les couleurs.',
              'Sur le Discord de Tabletopia, dans le forum des jeux abstraits de Board Game Geek et surtout dans le groupe Facebook de La LEAF, des joueurs lui ont dit ce qu’ils pensaient de la 4.8.',
              'Fr a eu l’audace d’éditer le jeu ; auparavant, lui et son groupe de testeurs l’ont éprouvé et amélioré.',
            ],
          },
        ],
      },
    ],
  };
}
