import type { ReportReason } from '@larder/contract/reports';
import { REPORT_TEXTS } from '@larder/contract/reports';
import { visibleText } from '@larder/contract/visible-text';

import { ApiError } from '#platform/api-error.ts';
import { failureDetail } from '#platform/failure-detail.ts';

export interface ReportFault {
  readonly field: 'reason' | 'details';
  readonly problem: string;
}

/** Returns the error of the report form, or null. */
export function findFault(reason: ReportReason | null, details: string): ReportFault | null {
  if (reason === null) return { field: 'reason', problem: REPORT_TEXTS.reason_required };
  if (reason === 'other' && visibleText(details) === '')
    return { field: 'details', problem: REPORT_TEXTS.details_required };
  return null;
}

/** Describes why the report was not stored. */
export function describeReportFailure(error: unknown): {
  readonly message: string;
  readonly detail: string | undefined;
} {
  if (error instanceof ApiError && error.code === 'conflict') return { message: error.message, detail: undefined };
  return { message: REPORT_TEXTS.failed, detail: failureDetail(error) };
}
