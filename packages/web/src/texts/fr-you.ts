import type { enYou } from './en-you.ts'

export const frYou: typeof enYou = {
  title: 'Vous, dans cette maison',
  link: 'Votre nom',
  nobody:
    'La maison ne vous connaît pas encore. Elle demande un nom quand vous ouvrez une table ou que vous y prenez place.',
  name: 'Votre nom',
  rename: 'Changer de nom',
  renamed: (name) => `Vous vous appelez maintenant ${name}.`,
  failed: 'Cela n’a pas marché : rien n’a changé.',
  copied: 'Copié',
  copy: 'Copier',

  device: {
    title: 'Sur un autre appareil',
    help: 'Un lien qui ouvre vos places une seule fois, pendant un quart d’heure. Il vaut une clé : gardez-le pour vous.',
    make: 'Créer un lien',
    link: 'Lien pour l’autre appareil',
    spent:
      'Ce lien ne marche plus : il ne sert qu’une fois, dans le quart d’heure. Refaites-en un sur le premier appareil.',
  },

  passkeys: {
    title: 'Clés d’accès',
    help: 'Une clé d’accès garde votre nom et vos places pour de bon. Votre appareil la conserve, et elle vous ouvre la porte sur tout appareil qui la connaît.',
    add: 'Ajouter une clé d’accès',
    added: 'Votre clé d’accès est prête.',
    open: 'Entrer avec une clé d’accès',
    openHelp: 'Vous avez déjà joué ici ? Votre clé d’accès amène votre nom et vos places sur cet appareil.',
    instead: 'Entrer sous un autre nom',
    insteadHelp:
      'Votre clé d’accès vous fait entrer sous son nom à elle, et ce navigateur oublie celui qu’il a maintenant. Les places de ce nom restent aux autres appareils et clés d’accès qui le connaissent ; sans eux, personne ne peut les reprendre.',
    stay: 'Rester',
    opened: (name) => `Quel plaisir de vous revoir, ${name}.`,
    one: (at) => `Clé d’accès ${at}`,
    made: (when) => `créée le ${when}`,
    used: (when) => `utilisée le ${when}`,
    remove: (at) => `Retirer la clé d’accès ${at}`,
    removed: 'Cette clé d’accès n’ouvre plus rien ici.',
    none: 'Vous n’avez pas encore de clé d’accès.',
    insecure:
      'Pas de clés d’accès ici : les navigateurs ne les permettent que sur une page ouverte en https, ou sur la machine de l’hôte.',
    unknown: 'Pas de clés d’accès ici : ce navigateur ne les connaît pas.',
    unnamed: 'Pas de clés d’accès ici : cette maison n’a pas d’adresse https.',
    failed: 'Aucune clé d’accès n’a servi.',
  },

  push: {
    title: 'Votre tour, annoncé par ce navigateur',
    label: 'Me dire quand mon tour commence',
    help: 'Un petit avis aux tables tour par tour, même quand aucune page de la maison n’est ouverte. Il nomme le jeu et rien de plus ; personne en chemin ne peut le lire.',
    insecure:
      'Pas d’avis ici : les navigateurs ne les permettent que sur une page ouverte en https, ou sur la machine de l’hôte.',
    unknown:
      'Pas d’avis ici : ce navigateur ne les connaît pas. Sur iPhone ou iPad, ajoutez d’abord la maison à l’écran d’accueil.',
    denied:
      'Ce navigateur ne montre aucun avis de cette maison, comme on le lui a demandé : cela se change dans ses réglages.',
    on: 'Ce navigateur vous préviendra.',
    off: 'Ce navigateur ne vous préviendra plus.',
    trial: 'Envoyer un avis maintenant',
    lost: 'L’avis n’est pas arrivé.',
  },

  mail: {
    title: 'Votre tour, annoncé par courriel',
    help: 'Quand votre tour commence à une table tour par tour, et encore une fois quand son temps est presque écoulé, la maison peut vous écrire. Personne d’autre ne voit jamais l’adresse.',
    address: 'Votre adresse de courriel',
    give: 'M’envoyer un code',
    sent: (address) => `Un code est en route vers ${address}. Il vaut un quart d’heure.`,
    code: 'Code du courriel',
    confirm: 'Voici le code',
    confirmed: (address) => `La maison écrira à ${address}.`,
    now: (address) => `La maison écrit à ${address}.`,
    remove: 'Oublier mon adresse',
    removed: 'La maison a oublié votre adresse.',
    refused: {
      'bad-address': 'La maison ne peut pas écrire à cette adresse : vérifiez-la.',
      'mail-refused': 'Le serveur de courriel refuse cette adresse : vérifiez-la.',
      'mail-trouble': 'Le courriel n’a pas pu partir. Réessayez plus tard.',
      'wrong-code': 'Ce n’est pas le code.',
      'no-code': 'Ce code n’est plus bon : demandez-en un nouveau.',
      'too-many-requests': 'Trop de codes en peu de temps : attendez un quart d’heure.',
    },
  },

  unsubscribe: {
    title: 'Plus de courriels',
    ask: 'La maison doit-elle cesser de vous écrire quand c’est à vous de jouer ? Elle oublie votre adresse de courriel, et vous gardez vos places.',
    stop: 'Arrêter les courriels',
    done: 'La maison ne vous écrira plus, et a oublié votre adresse.',
    home: 'Retour à l’accueil',
  },

  webhook: {
    title: 'Votre tour, annoncé ailleurs',
    help: 'Quand votre tour commence à une table tour par tour, la maison peut envoyer un court message à l’adresse de votre choix : un canal de discussion, un service d’alertes, un programme de votre cru.',
    url: 'Adresse du webhook',
    format: 'Ce qu’il y a derrière',
    formats: { json: 'Autre chose (JSON)', discord: 'Discord', slack: 'Slack', ntfy: 'ntfy' },
    save: 'Utiliser cette adresse',
    saved: 'La maison y écrira.',
    secret: 'Ce secret signe chaque message. Il n’est montré que cette fois.',
    secretLabel: 'Secret du webhook',
    trial: 'Envoyer un message maintenant',
    arrived: 'Le message est arrivé.',
    lost: 'Le message n’est pas arrivé.',
    remove: 'Ne plus envoyer de messages',
    removed: 'Plus aucun message n’est envoyé.',
    bad: 'La maison ne peut pas écrire à cette adresse : elle doit commencer par https:// et se trouver sur l’internet public.',
  },

  privacy: 'Ce que la maison sait de vous, et comment vous faire oublier',
}
