-- The action of mails of the last three months that the former release wrote: what was told by one can be taken back. Those that
-- wait are left alone: the former worker is sending them.

update outbox set action = named.action
  from (values
    ('announceDecision', array['Your loan was approved', 'Votre prêt est accordé', 'Uw lening is goedgekeurd',
      'About your loan application', 'À propos de votre demande de prêt', 'Over uw leningaanvraag',
      'We looked at your application again', 'Nous avons réexaminé votre demande', 'Wij bekeken uw aanvraag opnieuw']),
    ('announceReopening', array['Our decision on your application no longer counts',
      'Notre décision sur votre demande n’est plus valable', 'Onze beslissing over uw aanvraag geldt niet meer'])) named(action, subjects)
  where outbox.application_id is not null and outbox.action is null and outbox.state <> 'waiting' and outbox.created_at > now() - interval '90 days'
    and split_part(outbox.subject, ' – ', 1) = any(named.subjects);
