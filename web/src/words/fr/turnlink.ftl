## Une partie par liens
turnlink-friend = Votre ami
turnlink-your-friend = votre ami
nav-turn = Une partie par liens
turnlink-begin = Jouer avec un ami au loin
turnlink-step-play = Vous jouez un tour. Personne n’a besoin de compte, et aucun serveur ne garde la partie.
turnlink-step-send = La page vous donne un lien qui contient toute la partie. Envoyez-le comme vous voulez.
turnlink-step-answer = Votre ami l’ouvre, joue, et vous en renvoie un. Prenez autant de jours que vous voulez.
turnlink-start = Commencer
turnlink-colour-white = Vous jouez le premier tour et vous l’envoyez.
turnlink-colour-black = Vous envoyez une invitation, et votre ami joue le premier tour.
turnlink-colour-lot = Le sort est tiré quand vous commencez.
turnlink-fair = Vous jouez à deux, sans aide : indices et analyse se reposent jusqu’à la fin de la partie.

## La barre sous le plateau
turnlink-bar = Votre partie par liens
turnlink-send-invitation = Envoyez l’invitation
turnlink-send-turn = Envoyez ce tour
turnlink-send-end = La partie est finie : envoyez la fin
turnlink-waits = Attend { $friend }
turnlink-invitation-note = Le lien ouvre la partie chez { $friend }, qui joue en premier.
turnlink-send-note = { $turn } n’est pas encore envoyé. { $friend } le verra en ouvrant le lien ; jusqu’à l’envoi vous pouvez le reprendre.
turnlink-end-note = { $friend } la verra en ouvrant le lien.
turnlink-wait-note = Votre lien est envoyé. Quand la réponse de { $friend } arrive, ouvrez-la, et la partie continue ici.
turnlink-copy = Copier le lien
turnlink-copy-again = Copier encore le lien
turnlink-share = Envoyer
turnlink-share-again = Renvoyer
turnlink-copied = Le lien est copié. Envoyez-le maintenant à { $friend }.
turnlink-shared = Envoyé à { $friend }.
turnlink-share-turn = À toi de jouer dans notre partie de Jersi.
turnlink-share-invitation = Une partie de Jersi avec moi ?
turnlink-by-hand = Copier le lien
turnlink-by-hand-note = Ici, ce navigateur ne le copie pas lui-même. Sélectionnez-le en entier, copiez-le, et envoyez-le à { $friend }.
turnlink-by-hand-sent = Je l’ai envoyé

turnlink-offer-note = Si vous acceptez, la partie est finie et vous envoyez la fin. Si vous continuez, l’offre ne tient plus.

## Dans les listes
turnlink-badge-play = À vous de jouer
turnlink-badge-send = Pas encore envoyé

## Un lien est ouvert
turnlink-reading = Lecture du lien…
turnlink-from-invites = Un ami vous invite à une partie
turnlink-from-turn = Un ami vous a envoyé un tour
turnlink-from-end = Un ami vous a envoyé une partie finie
turnlink-from-name-invites = { $friend } vous invite à une partie
turnlink-from-name-turn = { $friend } vous a envoyé un tour
turnlink-from-name-end = { $friend } vous a envoyé une partie finie
turnlink-you-white = Vous avez les blancs. { $rules }.
turnlink-you-black = Vous avez les noirs. { $rules }.
turnlink-sit-white = Jouer les blancs
turnlink-sit-black = Jouer les noirs
turnlink-keep = La mettre sur mon étagère
turnlink-new-note = La partie est gardée dans ce navigateur, sur votre étagère. Après votre tour la page vous donne un lien à renvoyer.
turnlink-mine = J’ai envoyé ce lien moi-même, d’un autre appareil
turnlink-mine-name = Je suis { $friend }, sur un autre appareil
turnlink-is-same = Vous avez déjà ce tour. Rien n’a changé.
turnlink-is-own = C’est votre propre lien. Envoyez-le : il est pour l’autre camp.
turnlink-is-older = Ce lien est plus ancien que la partie d’ici. Rien n’a changé.
turnlink-ahead = Des tours de vous qui n’ont pas été joués ici
turnlink-ahead-note = Le lien continue votre partie, mais avec des tours de vous que ce navigateur ne connaît pas. Si vous les avez joués sur un autre appareil, reprenez-les. Sinon, demandez à { $friend }.
turnlink-ahead-take = Les reprendre
turnlink-open-game = Ouvrir ma partie
turnlink-foreign = Ce lien ne va pas avec votre partie
turnlink-foreign-note = Il porte le nom d’une partie que vous jouez ici, mais raconte d’autres tours ou d’autres règles. Votre partie est restée telle quelle. Demandez à { $friend } de renvoyer le dernier lien.
turnlink-look = Le regarder comme une étude
turnlink-broken = Ce lien ne peut pas être ouvert
turnlink-broken-note = Rien n’a changé. Il a peut-être été coupé en chemin : demandez-le encore, en entier.
turnlink-failed = Quelque chose s’est mal passé ici à la lecture du lien. Rien n’a changé.
turnlink-taken = { $friend } a joué
turnlink-not-taken = La partie d’ici a continué entre-temps, et le lien n’a pas été repris. Rien n’a changé.
