import { provider, type Messages } from '@statewise/i18n';
import type { contactMessages as english } from './contacts-en.js';

export const contactMessages: Messages<keyof typeof english> = {
  'list.beneficial_owner': 'Bénéficiaires effectifs',
  'list.director': 'Administrateurs et gérants',
  'list.authorised_signatory': 'Signataires autorisés',
  'list.owner_partner': 'Propriétaires et associés',
  'list.politically_exposed_person': 'Personnes politiquement exposées',
  'list.principal_account_holder': 'Titulaires principaux du compte',
  'list.additional_card_holder': 'Titulaires de carte supplémentaires',
  'list.account': `Comptes chez ${provider.name}`,
  'list.client_number': `Numéros de client ${provider.partnerStore.name}`,

  'list.beneficial_owner.text':
    'Toutes les personnes qui possèdent en fin de compte une part de la société : des personnes, et des sociétés avec les personnes qui sont derrière.',
  'list.director.text': 'Les personnes qui dirigent la société au quotidien ou siègent à son conseil.',
  'list.authorised_signatory.text': 'Les personnes qui peuvent signer pour la société, seules ou ensemble.',
  'list.owner_partner.text': 'Vous, et toutes les personnes avec qui vous possédez l’entreprise.',
  'list.politically_exposed_person.text':
    'Les personnes qui exercent une fonction publique importante, leurs proches parents et leurs proches associés.',
  'list.principal_account_holder.text': 'Les personnes qui disposent pleinement du compte.',
  'list.additional_card_holder.text': 'Les personnes qui reçoivent leur propre carte sur ce compte.',
  'list.account.text': 'Les personnes de l’entreprise qui ont déjà un compte chez nous.',
  'list.client_number.text': `Les numéros sous lesquels les magasins ${provider.partnerStore.name} connaissent l’entreprise.`,

  'contactHint.idcard': 'Uniquement des chiffres',
  'contactHint.expiry': 'Comme sur la carte',
  'contactHint.shares': 'Deux décimales au plus, par exemple 33,33',
  'contactHint.client_number': 'Une lettre et cinq chiffres, par exemple A12345',
  'contactMore.source_of_funds':
    'D’où vient l’argent qui arrive sur ce compte : le chiffre d’affaires, un prêt, la vente d’un immeuble.',
  'contactMore.source_of_wealth':
    'Comment cette personne a acquis l’ensemble de ses biens : des salaires épargnés, un héritage, une entreprise vendue.',

  'add.beneficial_owner': 'Ajouter un bénéficiaire effectif',
  'add.below': 'Ajouter un propriétaire de {name}',
  'add.director': 'Ajouter un administrateur ou gérant',
  'add.authorised_signatory': 'Ajouter un signataire',
  'add.owner_partner': 'Ajouter un propriétaire ou associé',
  'add.politically_exposed_person': 'Ajouter une personne politiquement exposée',
  'add.principal_account_holder': 'Ajouter un titulaire du compte',
  'add.additional_card_holder': 'Ajouter un titulaire de carte',
  'add.account': 'Ajouter un compte',
  'add.client_number': 'Ajouter un numéro de client',

  'contacts.count': { one: '{count} entrée', other: '{count} entrées' },
  'contacts.empty': 'Rien n’est encore indiqué.',
  'contacts.full': { one: 'Il peut y en avoir une ici, pas plus.', other: 'Il peut y en avoir {count} ici, pas plus.' },
  'contacts.search': 'Rechercher par nom',
  'contacts.found': { one: '{count} résultat', other: '{count} résultats' },
  'contacts.showAll': 'Afficher les {count} entrées',
  'contacts.showFewer': 'En afficher moins',
  'contacts.edit': 'Modifier {name}',
  'contacts.delete': 'Supprimer {name}',
  'contacts.editing': 'Modifier {name}',
  'contacts.save': 'Enregistrer cette entrée',
  'contacts.cancel': 'Annuler',
  'contacts.below': 'Propriétaires de {name}',
  'contacts.also': 'aussi sous {lists}',
  'contacts.expired': 'La carte d’identité a expiré',
  'contacts.withShareholders': {
    one: 'et {count} propriétaire de cette société',
    other: 'et {count} propriétaires de cette société',
  },
  'contacts.same': 'La même personne que …',
  'contacts.sameNobody': 'Personne parmi celles déjà indiquées',
  'contacts.sameHint':
    'Reprend le nom et la date de naissance. Chaque carte ne peut figurer qu’une fois dans cette étape : donnez le numéro d’un autre document.',
  'contacts.elsewhere':
    'Remplacé entre-temps par « {value} » sur un autre appareil. Enregistrez à nouveau pour garder votre saisie.',
  'contacts.takeTheirs': 'Reprendre « {value} »',
  'contacts.gone': 'Cette entrée a été supprimée entre-temps sur un autre appareil. Votre saisie est toujours là.',
  'contacts.renew': 'En faire une nouvelle entrée',
  'contacts.companyGone': 'La société a été supprimée entre-temps sur un autre appareil. Votre saisie est toujours là.',
  'contacts.notDeleted':
    '{name} a été modifié entre-temps sur un autre appareil et n’a pas été supprimé. Vérifiez-le d’abord.',
  'contacts.added': '{name} a été ajouté.',
  'contacts.edited': '{name} a été modifié.',
  'contacts.deleted': 'L’entrée a été supprimée.',

  'shares.total': 'Parts : {total} sur {whole}',
  'shares.left': 'Encore {left} à répartir',
  'shares.whole': 'Toutes les parts sont réparties',
  'shares.below': 'Réparti jusqu’ici : {total} sur {whole}',
  'shares.hint': 'Deux décimales au plus. Encore à répartir : {left}.',

  'shares.passed': 'Ensemble, les parts dépasseraient 100 pour cent : encore {left} à répartir',

  'open.title': 'Une entrée n’est pas encore enregistrée',
  'open.text':
    'Sous « {list} », un formulaire est encore ouvert. Vous pouvez continuer sans lui : ce que vous y avez saisi reste là jusqu’à votre retour dans cet onglet.',
  'open.back': 'Revenir à l’entrée',
  'open.goOn': 'Continuer sans',

  'pep.help': 'Qui est politiquement exposé ?',
  'pep.title': 'Personnes politiquement exposées',
  'pep.text': 'Est politiquement exposée la personne qui, aujourd’hui ou au cours des douze derniers mois,',
  'pep.functions':
    'exerce une fonction publique importante : chef d’État, ministre, parlementaire, juge d’une cour suprême, ambassadeur, général, ou membre de la direction d’une banque centrale ou d’une entreprise publique ;',
  'pep.family': 'est le partenaire, un parent, un enfant ou le partenaire d’un enfant d’une telle personne ;',
  'pep.associates':
    'ou dont on sait qu’elle fait des affaires avec une telle personne ou possède une société avec elle.',
  'pep.why':
    'Ce n’est pas un reproche, ni une raison de refuser un compte. La loi oblige chaque banque à le savoir et à suivre ces comptes de plus près.',
  'pep.close': 'Fermer',

  'error.beneficial_owner.required': 'Ajoutez au moins un bénéficiaire effectif pour continuer',
  'error.director.required': 'Ajoutez au moins un administrateur ou gérant pour continuer',
  'error.authorised_signatory.required': 'Ajoutez au moins un signataire autorisé pour continuer',
  'error.owner_partner.required': 'Ajoutez au moins un propriétaire ou associé pour continuer',
  'error.politically_exposed_person.required':
    'Vous avez répondu oui : indiquez au moins une personne politiquement exposée',
  'error.principal_account_holder.required': 'Ajoutez au moins un titulaire principal du compte pour continuer',
  'error.principal_account_holder.max': 'Ce compte n’accepte pas d’autre titulaire principal',
  'error.additional_card_holder.max': 'Deux personnes au plus reçoivent leur propre carte',
  'error.client_number.required': `Vous achetez en compte chez ${provider.partnerStore.name} : ajoutez au moins un numéro de client`,
  'error.shares.shares': 'Les parts des bénéficiaires effectifs doivent totaliser exactement 100 pour cent',
  'error.idcard.unique': 'Cette carte d’identité a déjà été indiquée dans cette étape',
  'error.idcard.numbers': 'N’utilisez que des chiffres',
  'error.shares.numbers': 'Entrez un pourcentage avec deux décimales au plus, par exemple 33,33',
  'error.shares.min': 'Une part est supérieure à 0 pour cent',
  'error.shares.max': 'Une part est de 100 pour cent au plus',
  'error.birthday.adult': 'Cette personne doit avoir au moins 18 ans',
  'error.pep.required': 'Répondez par oui ou par non',
};
