/** Exported names that are declared in more than one file all the same. Nothing is added here; what stands once is taken off. */
export const knownDoubleNames = `
  AccordionGroup Account accountRoles actionDescriptions Address address admin allowedEvents
  AnswerChange answeredApplication ArticleCard at atDocuments atPeople BusinessKey call chartCatalogue Choice Choices
  codes Colleague Content ContentKind Country creation DocumentsPart Draft editing Enrolment FieldError
  fieldErrors Fields fieldsIn filesIn fill fillIn FilterName filterNames flows FormField FrontEnd guardDescriptions
  handle headers Heading IndividualRate intermediary labelled list ListedApplication loanContextOf
  loanFieldNames loanFieldsOf LoanType localeOf Mail migrate Note offerOf once
  operations OutboxPage pageOf pdfAnswer PlainQuestion PlannedFlow PopulationQuery Proposal rates restore
  Review RiskAnalysis riskAnswer RiskReason saving SearchAnswer SentEvent serve
  session signIn staffRoles StartPage StatusType statusTypes StepNumber store StoreKey termRates test text
  uploads useCalculator useChart useErrorText usePageTitle Webhook Who Wizard WizardOptions WizardPage
`;
