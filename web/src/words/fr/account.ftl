## Où il se trouve
account-title = Votre compte
account-menu = { $name } : compte
account-open = Compte
account-own-page = Ma page
account-sign-out = Se déconnecter
account-sign-in = Se connecter
account-make = Créer un compte
account-guest = invité
account-you-note = Votre compte. Vos parties vous suivent partout où vous vous connectez.
account-join-note = La partie entre dans votre compte.

## En créer un, et entrer
account-gain = Un compte vous garde votre nom, apporte vos parties sur chaque appareil et permet de jouer des parties classées.
account-games-come = Vos parties viennent avec vous.
account-ways = Créer un compte, ou se connecter
account-name = Nom
account-name-note = Personne d’autre dans ce club ne pourra alors l’avoir.
account-password = Mot de passe
account-password-note = Au moins 8 caractères. Plusieurs mots valent mieux qu’un.
account-show = Montrer le mot de passe
account-hide = Cacher le mot de passe
account-lost-note = Aucune adresse de courriel n’est demandée. Personne ne peut donc vous envoyer un nouveau mot de passe : gardez-le bien, ou ajoutez une clé d’accès.
account-or = ou
account-make-passkey = Avec une clé d’accès
account-enter-passkey = Se connecter avec une clé d’accès
account-passkey-note = Votre appareil vous reconnaît par le doigt, le visage ou un code : rien à retenir, rien à voler.
account-made = Bienvenue, { $name }. Le compte est à vous.
account-in = Vous êtes maintenant { $name } ici.
account-signed-out = Vous êtes déconnecté.
account-signed-out-everywhere = Vous êtes déconnecté sur tous les appareils.

## Ce qui est refusé
account-not-name-taken = Quelqu’un d’autre a ce nom.
account-not-bad-password = Un mot de passe a de 8 à 256 caractères, et n’est pas de ceux que chacun essaie d’abord.
account-not-bad-passkey = La clé d’accès ne convient pas, ou c’était trop long. Réessayez.
account-not-wrong-sign-in = Le nom et le mot de passe ne vont pas ensemble.
account-not-needs-account = Pour cela, il faut un compte.
account-not-not-signed-in = Vous êtes déconnecté ici. Reconnectez-vous.
account-not-banned = Ce club ne vous laisse plus jouer.
account-not-no-such-player = Ce joueur n’a pas de page
account-passkey-dropped = Aucune clé d’accès n’a servi. Rien n’a changé.
account-passkey-known = Cet appareil a déjà une clé d’accès à vous.

## Son propre compte
account-since = Ici depuis le { $day }.
account-signing-in = Connexion
account-change = Changer
account-password-set = Vous en avez un.
account-password-none = Vous n’en avez pas : vos clés d’accès vous font entrer.
account-password-give = Choisir un mot de passe
account-password-change = Changer le mot de passe
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-wrong = Ce n’est pas votre mot de passe.
account-password-others = Tous les autres appareils sont alors déconnectés.
account-password-save = Enregistrer
account-password-changed = Le nouveau mot de passe est en place. Les autres appareils sont déconnectés.
account-passkey = Clé d’accès
account-passkeys = Clés d’accès
account-passkey-since = depuis le { $day }
account-passkey-last = votre seule entrée
account-passkey-add = Ajouter une clé
account-passkey-new = Une nouvelle clé d’accès
account-passkey-label = Comment s’appelle-t-elle dans votre liste ?
account-passkey-added = { $label } est maintenant une de vos clés d’accès.
account-passkey-remove = Retirer
account-passkey-remove-label = Retirer { $label }
account-passkey-remove-ask = Retirer { $label } ?
account-passkey-remove-note = Cette clé ne vous fait plus entrer. Supprimez-la aussi sur l’appareil.
account-passkey-removed = { $label } est retirée.
account-devices = Appareils
account-device-count = { $devices ->
    [one] Connecté sur un appareil
   *[other] Connecté sur { $devices } appareils
  }
account-devices-note = Un code fait entrer un autre appareil sans rien taper.
account-sign-out-note = Les parties continuent, et leurs pendules aussi.
account-out-here = Ici
account-out-everywhere = Partout
account-out-everywhere-ask = Se déconnecter sur tous les appareils ?
account-out-everywhere-note = Sur celui-ci aussi. Ensuite, seuls votre mot de passe ou une clé d’accès vous font entrer.
account-vacation = Vacances
account-vacation-note = Dans les parties sur des jours, votre temps s’arrête, et ce qui en restait vous reste ensuite. Les parties en direct ne changent pas.
account-vacation-left = { $days ->
    [0] Il ne reste aucun jour cette année
    [one] Il reste un jour cette année
   *[other] Il reste { $days } jours cette année
  }
account-vacation-days = Jours
account-vacation-go = Commencer
account-vacation-on = Vous êtes en vacances jusqu’au { $day }
account-vacation-back = Revenir maintenant
account-vacation-back-note = Les jours non utilisés vous reviennent.
account-vacation-began = Bon temps. Vos parties sur des jours s’arrêtent jusqu’au { $day }.
account-away = Vous êtes en vacances : pas de nouvelle partie sur des jours avant votre retour.
account-vacation-ended = Vous revoilà. Votre temps court de nouveau.
account-data = Ce qui est à vous
account-export = Tout en un fichier
account-export-note = Vos parties, vos cotes, et ce que le club sait de vous.
account-export-get = Télécharger
account-delete = Supprimer le compte
account-delete-note = Seules vos parties restent, avec « un ancien joueur » à votre place.
account-delete-open = Supprimer
account-delete-ask = Supprimer votre compte ?
account-delete-what = Le nom, le mot de passe, les clés d’accès et les cotes s’en vont. Les parties en cours sont abandonnées ; les parties finies restent, avec « un ancien joueur » à votre place. C’est sans retour.
account-delete-type = Tapez votre nom, { $name }
account-delete-other = Ce n’est pas votre nom.
account-delete-yes = Supprimer pour de bon
account-delete-no = Le garder
account-deleted = Le compte n’est plus. Merci pour les parties.
