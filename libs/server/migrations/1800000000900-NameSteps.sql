-- The answers of a step are kept under a number that belongs to its name for good, whatever number the step has in a later
-- chart.

create table flow_step (
  flow text not null,
  state text not null,
  number smallint not null,
  primary key (flow, state),
  unique (flow, number)
);

-- The steps of the first release, whose numbers stand on the rows that there are.
insert into flow_step (flow, state, number) values
  ('loan-application', 'stepVm', 0),
  ('loan-application', 'stepOne', 1),
  ('loan-application', 'stepTwo', 2),
  ('loan-application', 'stepThree', 3),
  ('loan-application', 'stepFour', 4),
  ('loan-application', 'stepFive', 5),
  ('loan-application', 'documents', 6),
  ('loan-application', 'thankYou', 7),
  ('e-banking', 'resume', 0),
  ('e-banking', 'basics', 1),
  ('e-banking', 'address', 2),
  ('e-banking', 'people', 3),
  ('e-banking', 'holders', 4),
  ('e-banking', 'payment', 5),
  ('e-banking', 'marketing', 6),
  ('e-banking', 'finish', 7),
  ('store', 'identify', 1),
  ('store', 'applicationDetails', 2),
  ('store', 'finish', 3);
