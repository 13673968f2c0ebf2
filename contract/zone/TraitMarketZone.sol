// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// This struct and the next two are copied from Seaport 1.6.
struct SpentItem {
    uint8 itemType;
    address token;
    uint256 identifier;
    uint256 amount;
}

struct ReceivedItem {
    uint8 itemType;
    address token;
    uint256 identifier;
    uint256 amount;
    address payable recipient;
}

struct ZoneParameters {
    bytes32 orderHash;
    address fulfiller;
    address offerer;
    SpentItem[] offer;
    ReceivedItem[] consideration;
    bytes extraData;
    bytes32[] orderHashes;
    uint256 startTime;
    uint256 endTime;
    bytes32 zoneHash;
}

/// A trait that an avatar must wear while an order is filled.
struct TraitCommitment {
    address token;
    uint256 avatarId;
    string slot;
    uint256 traitId;
}

/// The provider's permit for one fill, which the fulfiller passes as the order's extra data.
struct FillPermit {
    uint64 expiration;
    uint256 nonce;
    bytes signature;
    TraitCommitment[] commitments;
}

interface DynamicTraits {
    /// Part of ERC-7496.
    function getTraitValue(uint256 tokenId, bytes32 traitKey) external view returns (bytes32);
}

/// The zone of all orders of the trait market. Seaport calls it before and after each fill.
///
/// Before a fill, it requires an unexpired permit that the provider has signed for this order, fulfiller, items and
/// amounts, and accepts it only once. Before and after a fill, it requires the avatars to wear the traits that the
/// order commits to.
///
/// The contract holds no assets, has no owner, and can't be upgraded.
contract TraitMarketZone {
    error NotSeaport();
    error PermitExpired();
    error PermitUsed();
    error PermitNotSigned();
    error CommitmentsNotSigned();
    error CommitmentBroken(address token, uint256 avatarId, string slot);

    bytes32 private constant DOMAIN_TYPE =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant FILL_TYPE =
        keccak256("Fill(bytes32 orderHash,address fulfiller,bytes32 items,uint64 expiration,uint256 nonce)");
    bytes32 private constant COMMITMENT_TYPE =
        keccak256("TraitCommitment(address token,uint256 avatarId,string slot,uint256 traitId)");
    bytes32 private constant COMMITMENTS_TYPE =
        keccak256(
            "TraitCommitments(TraitCommitment[] commitments)TraitCommitment(address token,uint256 avatarId,string slot,uint256 traitId)"
        );
    /// Half the order of secp256k1. Signatures with a larger s are rejected, because each has an equivalent with a
    /// smaller s.
    uint256 private constant HIGHEST_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0;

    address public immutable seaport;
    /// The provider's account, which signs the permits.
    address public immutable coSigner;
    /// Maps the digests of used permits to true.
    mapping(bytes32 => bool) public isUsed;

    constructor(address seaport_, address coSigner_) {
        seaport = seaport_;
        coSigner = coSigner_;
    }

    modifier onlySeaport() {
        if (msg.sender != seaport) revert NotSeaport();
        _;
    }

    /// Called by Seaport before it transfers the order's items.
    function authorizeOrder(ZoneParameters calldata fill) external onlySeaport returns (bytes4) {
        FillPermit memory permit = abi.decode(fill.extraData, (FillPermit));
        if (block.timestamp >= permit.expiration) revert PermitExpired();
        bytes32 digest = digestOf(fill, permit);
        if (isUsed[digest]) revert PermitUsed();
        if (signerOf(digest, permit.signature) != coSigner) revert PermitNotSigned();
        isUsed[digest] = true;
        requireCommitments(fill.zoneHash, permit.commitments);
        return this.authorizeOrder.selector;
    }

    /// Called by Seaport after all transfers, because a contract that received a transfer may have changed an avatar.
    function validateOrder(ZoneParameters calldata fill) external view onlySeaport returns (bytes4) {
        FillPermit memory permit = abi.decode(fill.extraData, (FillPermit));
        requireCommitments(fill.zoneHash, permit.commitments);
        return this.validateOrder.selector;
    }

    function domainSeparator() public view returns (bytes32) {
        return
            keccak256(
                abi.encode(DOMAIN_TYPE, keccak256("Trait Market Zone"), keccak256("1"), block.chainid, address(this))
            );
    }

    function digestOf(ZoneParameters calldata fill, FillPermit memory permit) private view returns (bytes32) {
        bytes32 items = keccak256(abi.encode(fill.offer, fill.consideration));
        bytes32 message = keccak256(
            abi.encode(FILL_TYPE, fill.orderHash, fill.fulfiller, items, permit.expiration, permit.nonce)
        );
        return keccak256(abi.encodePacked("\x19\x01", domainSeparator(), message));
    }

    function signerOf(bytes32 digest, bytes memory signature) private pure returns (address) {
        if (signature.length != 65) revert PermitNotSigned();
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly {
            r := mload(add(signature, 0x20))
            s := mload(add(signature, 0x40))
            v := byte(0, mload(add(signature, 0x60)))
        }
        address signer = ecrecover(digest, v, r, s);
        if (signer == address(0) || uint256(s) > HIGHEST_S) revert PermitNotSigned();
        return signer;
    }

    /// Requires the list to be the one that the maker signed, and every avatar to wear the committed trait.
    function requireCommitments(bytes32 zoneHash, TraitCommitment[] memory commitments) private view {
        if (hashOf(commitments) != zoneHash) revert CommitmentsNotSigned();
        for (uint256 index = 0; index < commitments.length; index++) {
            TraitCommitment memory one = commitments[index];
            bytes32 worn = DynamicTraits(one.token).getTraitValue(one.avatarId, keccak256(bytes(one.slot)));
            if (worn != bytes32(one.traitId)) revert CommitmentBroken(one.token, one.avatarId, one.slot);
        }
    }

    /// Returns the EIP-712 struct hash of the list, or 32 zero bytes for an empty list.
    function hashOf(TraitCommitment[] memory commitments) private pure returns (bytes32) {
        if (commitments.length == 0) return bytes32(0);
        bytes32[] memory hashes = new bytes32[](commitments.length);
        for (uint256 index = 0; index < commitments.length; index++) {
            TraitCommitment memory one = commitments[index];
            hashes[index] = keccak256(
                abi.encode(COMMITMENT_TYPE, one.token, one.avatarId, keccak256(bytes(one.slot)), one.traitId)
            );
        }
        return keccak256(abi.encode(COMMITMENTS_TYPE, keccak256(abi.encodePacked(hashes))));
    }
}
