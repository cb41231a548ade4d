/** What owners see of their listings and do for them. */
import { listingBadge, lookForBadge } from "./badge/OwnBadgePage.tsx"

import { listingVersions } from "./history/HistoryPage.tsx"
import { confirmRestore, listingVersion, restoreVersion } from "./history/VersionPage.tsx"
import { listingAnalytics } from "./overview/AnalyticsPage.tsx"
import { listingOverview } from "./overview/ListingPage.tsx"
import { ownListings } from "./overview/ListingsPage.tsx"
import { approveAlternative, changeAlternative, listingAlternatives } from "./profile/AlternativesPage.tsx"
import { editListing, saveListingEdit } from "./profile/EditPage.tsx"
import {
  listingFounders,
  ownFounder,
  removeFounderPicture,
  setFounderCountry,
  setFounderPicture
} from "./profile/FoundersPage.tsx"
import { addVideo, changeMedia, describeMedia, listingMedia, uploadPicture } from "./profile/MediaPage.tsx"
import { listingRevenue, sayRevenue, unsayRevenue } from "./profile/RevenuePage.tsx"
import { chooseFree, orderForListing, publishing } from "./publish/PublishPage.tsx"
import { ownInterview, saveInterview } from "./words/InterviewPage.tsx"
import { addOwnMilestone, deleteOwnMilestone, listingMilestones } from "./words/MilestonesPage.tsx"
import { listingUpdates, postOwnUpdate } from "./words/OwnUpdatesPage.tsx"
import { listingStory, saveStoryForm } from "./words/StoryPage.tsx"

export const ownerPages = [
  ownListings,
  listingOverview,
  listingAnalytics,
  listingBadge,
  publishing,
  listingVersions,
  listingVersion,
  restoreVersion,
  listingAlternatives,
  listingMedia,
  listingFounders,
  listingRevenue,
  ownFounder,
  editListing,
  listingUpdates,
  listingMilestones,
  listingStory,
  ownInterview
] as const

export const ownerForms = [
  chooseFree,
  orderForListing,
  lookForBadge,
  confirmRestore,
  approveAlternative,
  sayRevenue,
  unsayRevenue,
  changeAlternative,
  uploadPicture,
  addVideo,
  describeMedia,
  changeMedia,
  setFounderCountry,
  setFounderPicture,
  removeFounderPicture,
  saveListingEdit,
  postOwnUpdate,
  addOwnMilestone,
  deleteOwnMilestone,
  saveStoryForm,
  saveInterview
] as const
