import type { ReactNode } from 'react';

export interface IconProps {
  /** Side length in pixels. */
  readonly size?: number;
  readonly className?: string;
}

export type Icon = (props: IconProps) => ReactNode;

/** Decoration only: what an icon means stands in text beside it, so it is hidden from screen readers. */
const draw = (path: string): Icon =>
  function Drawn({ size = 20, className }) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} />
      </svg>
    );
  };

const circle = 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Z';

export const CheckIcon = /* @__PURE__ */ draw('m4 10.5 4 4 8-9');
export const CheckCircleIcon = /* @__PURE__ */ draw(`${circle}m-3.2-7.3 2.3 2.3 4.2-4.8`);
export const InfoIcon = /* @__PURE__ */ draw(`${circle}M10 9.2v4.3M10 6.4v.1`);
export const AlertIcon = /* @__PURE__ */ draw(`${circle}M10 6.3v4.4M10 13.5v.1`);
export const WarningIcon = /* @__PURE__ */ draw('M10 3 2.4 16.2h15.2L10 3Zm0 5v3.6M10 13.9v.1');
export const QuestionIcon = /* @__PURE__ */ draw(`${circle}M8 8a2 2 0 1 1 2.9 1.8c-.6.3-.9.7-.9 1.3v.3M10 13.9v.1`);
export const CloseIcon = /* @__PURE__ */ draw('m5 5 10 10M15 5 5 15');
export const MenuIcon = /* @__PURE__ */ draw('M3 5.5h14M3 10h14M3 14.5h14');
export const ChevronDownIcon = /* @__PURE__ */ draw('m5 7.5 5 5 5-5');
export const ChevronLeftIcon = /* @__PURE__ */ draw('m12.5 5-5 5 5 5');
export const ChevronRightIcon = /* @__PURE__ */ draw('m7.5 5 5 5-5 5');
export const ArrowRightIcon = /* @__PURE__ */ draw('M3.5 10h13m-5-5.5 5 5.5-5 5.5');
export const CalendarIcon = /* @__PURE__ */ draw(
  'M3 5.5A1.5 1.5 0 0 1 4.5 4h11A1.5 1.5 0 0 1 17 5.5v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5v-10ZM3 8.5h14M6.7 2.5v3M13.3 2.5v3',
);
export const PhoneIcon = /* @__PURE__ */ draw(
  'M6.6 2.8 4 3.6c-.8.3-1.2 1-1.1 1.8.700 6.2 5.5 11 11.7 11.7.8.1 1.5-.3 1.8-1.1l.8-2.6-3.9-1.9-1.6 1.7c-2.1-.9-3.8-2.6-4.7-4.7l1.7-1.6-2.1-4.1Z',
);
export const GlobeIcon = /* @__PURE__ */ draw(
  `${circle}M2.5 10h15M10 2.5c2 2.2 3 4.7 3 7.5s-1 5.3-3 7.5c-2-2.2-3-4.7-3-7.5s1-5.3 3-7.5Z`,
);
export const CopyIcon = /* @__PURE__ */ draw(
  'M7.5 7V4.5A1.5 1.5 0 0 1 9 3h6.5A1.5 1.5 0 0 1 17 4.5V11a1.5 1.5 0 0 1-1.5 1.5H13M4.5 7.5H11A1.5 1.5 0 0 1 12.5 9v6.5A1.5 1.5 0 0 1 11 17H4.5A1.5 1.5 0 0 1 3 15.5V9a1.5 1.5 0 0 1 1.5-1.5Z',
);
export const EditIcon = /* @__PURE__ */ draw(
  'm12.7 4.3 3 3M3.5 16.5l.8-3.8L13 4a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2l-8.7 8.7-3.8.8Z',
);
export const TrashIcon = /* @__PURE__ */ draw('M3.5 5.5h13M7.5 5.5v-2h5v2M5 5.5l.8 11h8.4l.8-11M8.3 9v4.5M11.7 9v4.5');
export const UploadIcon = /* @__PURE__ */ draw(
  'M10 13V3.5M6 7l4-4 4 4M3.5 12.5V15A1.5 1.5 0 0 0 5 16.5h10a1.5 1.5 0 0 0 1.5-1.5v-2.5',
);
export const ReceiptIcon = /* @__PURE__ */ draw(
  'M4.5 2.5v15l2-1.2 1.8 1.2 1.7-1.2 1.8 1.2 1.7-1.2 2 1.2v-15h-11ZM7.5 6.5h5M7.5 9.5h5M7.5 12.5h2.5',
);
export const AccountNumberIcon = /* @__PURE__ */ draw(
  'M4 4.5h12A1.5 1.5 0 0 1 17.5 6v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 14V6A1.5 1.5 0 0 1 4 4.5ZM5.5 8.5h2M9.5 8.5h2M5.5 12h3M11 12l1.5 1.5 2.5-3',
);
export const FileIcon = /* @__PURE__ */ draw(
  'M5 3.5A1 1 0 0 1 6 2.5h5.5L15.5 6.5v10a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-13ZM11.5 2.5v4h4',
);
export const RetryIcon = /* @__PURE__ */ draw('M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.8v3.4h-3.4');
export const SearchIcon = /* @__PURE__ */ draw('M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.3-1.7L17 17');
export const PlusIcon = /* @__PURE__ */ draw('M10 4v12M4 10h12');
export const HomeIcon = /* @__PURE__ */ draw('M3 9.2 10 3l7 6.2M5 8v8.5h3.5V12h3v4.5H15V8');
export const EuroIcon = /* @__PURE__ */ draw('M15.5 4.8A6.3 6.3 0 0 0 6 10a6.3 6.3 0 0 0 9.5 5.2M3.5 8.5h8M3.5 11.5h7');
export const UserIcon = /* @__PURE__ */ draw(
  'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 7c.5-3.3 3.2-5 6.5-5s6 1.7 6.5 5',
);
export const ClockIcon = /* @__PURE__ */ draw(`${circle}M10 6v4.3l2.8 1.7`);
export const ExternalIcon = /* @__PURE__ */ draw(
  'M11.5 3.5h5v5M16.5 3.5 9 11M14 11.5V15a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V7.5A1.5 1.5 0 0 1 5 6h3.5',
);
