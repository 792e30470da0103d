-- Corrects labels that nobody has rewritten meanwhile, and adds the legal forms that mean something else in the Netherlands.

update dropdown_value d set labels = v.labels from jsonb_to_recordset($json$[
  {"dropdown": "titles", "value": "ms", "position": 0, "labels": {"en": "Ms", "nl": "Mevrouw", "fr": "Madame"}, "before": {"en": "Ms", "nl": "Mejuffrouw", "fr": "Mademoiselle"}},
  {"dropdown": "titles", "value": "mx", "position": 1, "labels": {"en": "Mx", "nl": "Geen aanspreking", "fr": "Sans civilité"}, "before": {"en": "Mx", "nl": "Neutrale aanspreking", "fr": "Titre neutre"}},
  {"dropdown": "civil_status", "value": "married", "position": 0, "labels": {"en": "Married", "nl": "Gehuwd", "fr": "Marié ou mariée"}, "before": {"en": "Married", "nl": "Gehuwd", "fr": "Marié(e)"}},
  {"dropdown": "civil_status", "value": "cohabiting", "position": 1, "labels": {"en": "Living together", "nl": "Samenwonend", "fr": "En cohabitation"}, "before": {"en": "Living together", "nl": "Samenwonend", "fr": "Cohabitant(e)"}},
  {"dropdown": "civil_status", "value": "divorced", "position": 2, "labels": {"en": "Divorced", "nl": "Gescheiden", "fr": "Divorcé ou divorcée"}, "before": {"en": "Divorced", "nl": "Gescheiden", "fr": "Divorcé(e)"}},
  {"dropdown": "employment_length", "value": "lt_1", "position": 0, "labels": {"en": "Less than a year", "nl": "Minder dan een jaar", "fr": "Moins d’un an"}, "before": {"en": "Less than a year", "nl": "Minder dan een jaar", "fr": "Moins d'un an"}},
  {"dropdown": "credit_limits", "value": "lt_1250", "position": 0, "labels": {"en": "Up to €1,250", "nl": "Tot € 1.250", "fr": "Jusqu’à 1 250 €"}, "before": {"en": "Up to €1,250", "nl": "Tot € 1.250", "fr": "Jusqu'à 1 250 €"}},
  {"dropdown": "credit_limits", "value": "1250_to_5000", "position": 1, "labels": {"en": "€1,250 to €5,000", "nl": "€ 1.250 tot € 5.000", "fr": "De 1 250 € à 5 000 €"}, "before": {"en": "€1,250 to €5,000", "nl": "€ 1.250 tot € 5.000", "fr": "De 1 250 € à 5 000 €"}},
  {"dropdown": "credit_limits", "value": "gt_5000", "position": 2, "labels": {"en": "More than €5,000", "nl": "Meer dan € 5.000", "fr": "Plus de 5 000 €"}, "before": {"en": "More than €5,000", "nl": "Meer dan € 5.000", "fr": "Plus de 5 000 €"}},
  {"dropdown": "living_situation", "value": "with_family", "position": 0, "labels": {"en": "Living with family", "nl": "Inwonend bij familie", "fr": "En famille"}, "before": {"en": "Living with family", "nl": "Inwonend bij familie", "fr": "Logé(e) par la famille"}},
  {"dropdown": "main_occupation", "value": "salaried", "position": 0, "labels": {"en": "Salaried", "nl": "Werknemer", "fr": "Emploi salarié"}, "before": {"en": "Salaried", "nl": "Werknemer", "fr": "Salarié(e)"}},
  {"dropdown": "main_occupation", "value": "self_employed", "position": 1, "labels": {"en": "Self-employed", "nl": "Zelfstandige", "fr": "Activité indépendante"}, "before": {"en": "Self-employed", "nl": "Zelfstandige", "fr": "Indépendant(e)"}},
  {"dropdown": "main_occupation", "value": "civil_servant", "position": 2, "labels": {"en": "Civil servant", "nl": "Ambtenaar", "fr": "Fonction publique"}, "before": {"en": "Civil servant", "nl": "Ambtenaar", "fr": "Fonctionnaire"}},
  {"dropdown": "main_occupation", "value": "retired", "position": 3, "labels": {"en": "Retired", "nl": "Gepensioneerd", "fr": "Retraite"}, "before": {"en": "Retired", "nl": "Gepensioneerd", "fr": "Retraité(e)"}},
  {"dropdown": "main_occupation", "value": "benefit", "position": 4, "labels": {"en": "Receiving a benefit", "nl": "Uitkeringsgerechtigd", "fr": "Allocation"}, "before": {"en": "Receiving a benefit", "nl": "Uitkeringsgerechtigd", "fr": "Bénéficiaire d’une allocation"}},
  {"dropdown": "main_occupation", "value": "unemployed", "position": 5, "labels": {"en": "Unemployed", "nl": "Werkzoekend", "fr": "Recherche d’emploi"}, "before": {"en": "Unemployed", "nl": "Werkzoekend", "fr": "Demandeur d'emploi"}},
  {"dropdown": "company_types", "value": "bv", "position": 0, "labels": {"en": "Private company (BV)", "nl": "Besloten vennootschap (BV)", "fr": "Société à responsabilité limitée (SRL)"}, "before": {"en": "Private company (BV)", "nl": "Besloten vennootschap (BV)", "fr": "Société à responsabilité limitée (BV)"}},
  {"dropdown": "company_types", "value": "nv", "position": 1, "labels": {"en": "Public company (NV)", "nl": "Naamloze vennootschap (NV)", "fr": "Société anonyme (SA)"}, "before": {"en": "Public company (NV)", "nl": "Naamloze vennootschap (NV)", "fr": "Société anonyme (NV)"}},
  {"dropdown": "company_types", "value": "cv", "position": 2, "labels": {"en": "Cooperative (CV)", "nl": "Coöperatieve vennootschap (CV)", "fr": "Société coopérative (SC)"}, "before": {"en": "Cooperative or limited partnership (CV)", "nl": "Coöperatieve of commanditaire vennootschap (CV)", "fr": "Société coopérative ou en commandite (CV)"}},
  {"dropdown": "company_types", "value": "vof", "position": 3, "labels": {"en": "General partnership (VOF)", "nl": "Vennootschap onder firma (VOF)", "fr": "Société en nom collectif (SNC)"}, "before": {"en": "General partnership (VOF)", "nl": "Vennootschap onder firma (VOF)", "fr": "Société en nom collectif (VOF)"}},
  {"dropdown": "company_types", "value": "commv", "position": 4, "labels": {"en": "Limited partnership (CommV)", "nl": "Commanditaire vennootschap (CommV)", "fr": "Société en commandite (SComm)"}, "before": {"en": "Limited partnership (CommV)", "nl": "Commanditaire vennootschap (CommV)", "fr": "Société en commandite (CommV)"}}
]$json$::jsonb)
  as v(dropdown text, value text, labels jsonb, before jsonb)
  where (d.dropdown, d.value, d.labels) = (v.dropdown, v.value, v.before);

insert into dropdown_value (dropdown, value, position, labels)
  select dropdown, value, position, labels from jsonb_to_recordset($json$[
  {"dropdown": "dutch_company_types", "value": "bv", "position": 0, "labels": {"en": "Private company (BV)", "nl": "Besloten vennootschap (BV)", "fr": "Société à responsabilité limitée (BV)"}},
  {"dropdown": "dutch_company_types", "value": "nv", "position": 1, "labels": {"en": "Public company (NV)", "nl": "Naamloze vennootschap (NV)", "fr": "Société anonyme (NV)"}},
  {"dropdown": "dutch_company_types", "value": "cv", "position": 2, "labels": {"en": "Limited partnership (CV)", "nl": "Commanditaire vennootschap (CV)", "fr": "Société en commandite (CV)"}},
  {"dropdown": "dutch_company_types", "value": "vof", "position": 3, "labels": {"en": "General partnership (VOF)", "nl": "Vennootschap onder firma (VOF)", "fr": "Société en nom collectif (VOF)"}}
]$json$::jsonb)
  as v(dropdown text, value text, position smallint, labels jsonb);
