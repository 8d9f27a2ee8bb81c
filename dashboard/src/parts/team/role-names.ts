// The names of the roles in a team.
import type { Role } from '@greenroom/contract/dashboard/me';
import { t } from '@lingui/core/macro';

export const roleNames: Readonly<Record<Role, string>> = { owner: t`Owner`, member: t`Member` };
