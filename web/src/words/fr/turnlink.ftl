## Une partie par liens, à la table et dans les listes
turnlink-friend = Votre ami
turnlink-your-friend = votre ami
nav-turn = Une partie par liens
turnlink-send-invitation = Envoyez l’invitation
turnlink-send-turn = Envoyez ce tour
turnlink-waits = Attend { $friend }
turnlink-offer-note = Si vous acceptez, la partie est finie et vous envoyez la fin. Si vous continuez, l’offre ne tient plus.
turnlink-badge-play = À vous de jouer
turnlink-badge-send = Pas encore envoyé
turnlink-taken = { $friend } a joué
turnlink-not-taken = La partie d’ici a continué entre-temps, et le lien n’a pas été repris. Rien n’a changé.
turnlink-door = Un ami au loin
