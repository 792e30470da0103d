/** Exported names that are declared in more than one file all the same. Nothing is added here; what stands once is taken off. */
export const knownDoubleNames = `
  AccordionGroup Account accountRoles AccountsPage Act actionDescriptions Address address admin allowedEvents
  AnswerChange Answered answeredApplication ArticleCard at atDocuments atPeople Borrower BusinessKey Calculator
  CalculatorProps call Change chartCatalogue Choice Choices codes Colleague ContactForm Content ContentKind
  Country creation Description DocumentsPart Draft editing Enrolment Fact factsOf FieldError fieldErrors Fields
  fieldsIn filesIn fill fillIn FilterName filterNames flows FormField FrontEnd guardDescriptions handle headers
  Heading HomeView IndividualRate intermediary InvitedAccount Jump labelled Link list ListedApplication Loaded
  loanContextOf loanFieldNames loanFieldsOf LoanPlan LoanType localeOf LoggedTransition LogVerdict Mail mailStates
  MailText MenuGroup Menus migrate MissingText nextNumber Note Notice offerOf OfferQuery once Operation operations
  OutboxPage pageOf PageView pdfAnswer Picture Place PlainQuestion PlannedFlow PopulationQuery Proposal
  Question Random rates Rehearsal restingStates restore Review RiskAnalysis riskAnswer RiskReason Role roles rowsOf
  SavedStep SavedView SavedViews saving Scenarios SearchAnswer SecondFactor send SentEvent serve session
  ShownMail SignedIn SignIn signIn staffRoles StartPage StatusType statusTypes StepNumber store StoreKey termRates
  test text Transition uploads useCalculator useChart useErrorText usePageTitle User Webhook Who Wizard WizardOptions
  WizardPage Words viewOf
`;
